/** A callback that the host keeps a context for runs in it by itself. */
export default {
  name: 'HostCallJobCallback',
  clause: '9.5.3 of ECMA-262, 13th edition,',
  parameters: ['jobCallback', 'V', 'argumentsList'],
  abrupt: true,
  code: function HostCallJobCallback(jobCallback, V, argumentsList) {
    return $apply(jobCallback, V, argumentsList);
  },
};
