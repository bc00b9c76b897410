/** A Job Abstract Closure is a function; the realm only says whose code runs. */
export default {
  name: 'HostEnqueuePromiseJob',
  clause: '9.5.5',
  parameters: ['job', 'realm'],
  abrupt: false,
  effects: { enqueues: true, asksHost: true },
  code: function HostEnqueuePromiseJob(job) {
    enqueue(function () {
      job();
    });
  },
};
