module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/faked.cjs'],
  setupFiles: [process.env.FLEDGLING_AUTO].filter(Boolean),
};
