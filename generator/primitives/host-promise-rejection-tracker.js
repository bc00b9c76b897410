/** What the standard's own implementation does about rejections: nothing. */
export default {
  name: 'HostPromiseRejectionTracker',
  clause: '27.2.1.9',
  parameters: ['promise', 'operation'],
  abrupt: false,
  effects: { asksHost: true },
  code: function HostPromiseRejectionTracker() {},
};
