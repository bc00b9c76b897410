/**
 * A callback with what the host keeps for it: where a context is in use, a function that calls it in
 * that context. Else it is the callback itself.
 */
export default {
  name: 'HostMakeJobCallback',
  clause: '9.5.2 of ECMA-262, 13th edition,',
  parameters: ['callback'],
  abrupt: false,
  code: function HostMakeJobCallback(callback) {
    return contexts.active() ? contexts.bind(callback) : callback;
  },
};
