export default {
  test: {
    globals: true,
    include: ['faked.cjs'],
    setupFiles: [process.env.FLEDGLING_AUTO].filter(Boolean),
  },
};
