export default {
  name: 'HostTrackRejection',
  clause: '25.4.1.10',
  note: 'What the host does about a rejected promise that nobody handles: see trackRejections.',
  parameters: ['promise', 'report'],
  abrupt: false,
  effects: { asksHost: true },
  code: function HostTrackRejection(promise, report) {
    rejections.add(promise, report);
  },
};
