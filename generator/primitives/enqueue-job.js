export default {
  name: 'EnqueueJob',
  clause: '8.4.1',
  note: "How the host runs a job later is the library's only contact with it.",
  parameters: ['queueName', 'job', 'argumentsList'],
  abrupt: false,
  effects: { enqueues: true, asksHost: true },
  code: function EnqueueJob(queueName, job, argumentsList) {
    enqueue(function () {
      $apply(job, undefined, argumentsList);
    });
  },
};
