export default {
  name: 'HostPromiseRejectionTracker',
  note: 'What the host does about rejected promises: see trackUnhandled.',
  clause: '27.2.1.9',
  parameters: ['promise', 'operation', 'reason?'],
  abrupt: false,
  effects: { asksHost: true },
  code: function HostPromiseRejectionTracker(promise, operation, reason) {
    if (operation === 'reject') unhandled.reject(promise, reason);
    else if (operation === 'handle') unhandled.handle(promise);
  },
};
