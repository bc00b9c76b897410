export default {
  name: 'HostOrdinaryPromise',
  clause: '25.4.1.13',
  note: "The Promise that a promise becomes where nobody names one: this project's, in the file beside.",
  parameters: [],
  abrupt: true,
  effects: { runsUserCode: true, asksHost: true },
  code: function HostOrdinaryPromise() {
    return $ordinaryPromise();
  },
};
