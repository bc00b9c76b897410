export default {
  name: 'ArrayIterator',
  clause: '22.1.5.1',
  note: 'For engines that have arrays but no iterators.',
  parameters: [],
  abrupt: false,
  effects: { runsUserCode: true },
  code: function ArrayIterator() {
    const array = this;
    let index = 0;
    return {
      next: function () {
        if (index >= array.length) return { value: undefined, done: true };
        return { value: array[index++], done: false };
      },
    };
  },
};
