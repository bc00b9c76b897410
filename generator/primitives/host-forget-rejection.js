export default {
  name: 'HostForgetRejection',
  clause: '25.4.1.11',
  note: 'A promise that the host was told of has a handler now.',
  parameters: ['promise'],
  abrupt: false,
  effects: { asksHost: true },
  code: function HostForgetRejection(promise) {
    rejections.remove(promise);
  },
};
