export default {
  name: 'HostKeepContext',
  note: 'What the host does in HostMakeJobCallback: a function that calls the callback in the context in use, or the callback itself.',
  clause: '9.5.2',
  parameters: ['callback'],
  abrupt: false,
  effects: { asksHost: true },
  code: function HostKeepContext(callback) {
    return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
  },
};
