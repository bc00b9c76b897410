/**
 * What the operations of the host must do that spec/documents/amendments/deferred.html names; see primitive-cases.js.
 *
 * @type {Record<string, (t: object, load: Function, target: string) => void>}
 */
export const HOST_CASES = {};

const THROWN = new Error('thrown');

HOST_CASES.HostTrackRejection = (t, load) => {
  const calls = [];
  const { primitive } = load({ rejections: { add: (...args) => calls.push(args) } });
  const [promise, report] = [{}, () => t.fail('nothing is reported now')];
  t.is(primitive(promise, report), undefined);
  t.deepEqual(calls, [[promise, report]]);
};

HOST_CASES.HostForgetRejection = (t, load) => {
  const calls = [];
  const { primitive } = load({ rejections: { remove: (...args) => calls.push(args) } });
  const promise = {};
  t.is(primitive(promise), undefined);
  t.deepEqual(calls, [[promise]]);
};

HOST_CASES.HostReportRejection = (t, load) => {
  const calls = [];
  class Host {
    static reject(reason) {
      t.is(this, Host);
      calls.push(reason);
    }
  }
  const { primitive } = load({ globals: { Promise: Host } });
  Host.reject = () => t.fail('what the host had is captured');
  t.is(primitive(THROWN), undefined);
  t.deepEqual(calls, [THROWN]);
  const timers = [];
  const globals = { setTimeout: (job) => timers.push(job) };
  load({ globals, without: ['Promise'] }).primitive(THROWN);
  t.is(timers.length, 1);
  t.is(
    t.throws(() => timers[0]()),
    THROWN,
  );
};

HOST_CASES.HostOrdinaryPromise = (t, load, target) => {
  const receivers = [];
  class Ordinary {}
  const require = (file) => {
    receivers.push(file);
    return { Promise: Ordinary };
  };
  const { primitive } = load({ globals: { require } });
  t.deepEqual(receivers, [], 'nothing is loaded before it is asked for');
  t.is(primitive(), Ordinary);
  t.deepEqual(receivers, [`./fast.${target}.cjs`]);
};

HOST_CASES.HostKeepContext = (t, load) => {
  const callback = () => {};
  const bound = () => {};
  const contexts = {
    active: () => t.fail('no context is in use'),
    bind: () => t.fail('no context is in use'),
  };
  let used = false;
  const { primitive } = load({ contexts, usesContexts: () => used });
  t.is(primitive(callback), callback);
  used = true;
  contexts.active = () => false;
  t.is(primitive(callback), callback);
  contexts.active = () => true;
  contexts.bind = (handler) => (t.is(handler, callback), bound);
  t.is(primitive(callback), bound);
};
