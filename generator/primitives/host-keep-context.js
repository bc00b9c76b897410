export default {
  name: 'HostKeepContext',
  note: 'What the host does in HostMakeJobCallback: where a context is in use, a function that calls the callback in that context; else it is the callback itself.',
  clause: '9.5.2',
  parameters: ['callback'],
  abrupt: false,
  effects: { asksHost: true },
  code: function HostKeepContext(callback) {
    return usesContexts() && contexts.active() ? contexts.bind(callback) : callback;
  },
};
