export default {
  name: 'HostReportRejection',
  clause: '25.4.1.12',
  note: "The engine's own promise, rejected and left alone, lets the host report as it does for promises.",
  parameters: ['reason'],
  abrupt: false,
  effects: { asksHost: true },
  code: function HostReportRejection(reason) {
    $reportRejection(reason);
  },
};
