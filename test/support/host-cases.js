/**
 * What the operations of the host must do that spec/documents/amendments/deferred.html names; see primitive-cases.js.
 *
 * @type {Record<string, (t: object, load: Function, target: string) => void>}
 */
export const HOST_CASES = {};

const THROWN = new Error('thrown');

HOST_CASES.HostTrackRejection = (t, load) => {
  const told = [];
  const { primitive } = load({ rejections: { add: (...args) => told.push(args) } });
  const [promise, report] = [{}, () => t.fail('nothing is reported now')];
  t.is(primitive(promise, report), undefined);
  t.deepEqual(told, [[promise, report]]);
};

HOST_CASES.HostForgetRejection = (t, load) => {
  const told = [];
  const { primitive } = load({ rejections: { remove: (...args) => told.push(args) } });
  const promise = {};
  t.is(primitive(promise), undefined);
  t.deepEqual(told, [[promise]]);
};

HOST_CASES.HostReportRejection = (t, load) => {
  const told = [];
  class Host {
    static reject(reason) {
      t.is(this, Host);
      told.push(reason);
    }
  }
  const { primitive } = load({ globals: { Promise: Host } });
  Host.reject = () => t.fail('what the host had is captured');
  t.is(primitive(THROWN), undefined);
  t.deepEqual(told, [THROWN]);
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
  const asked = [];
  class Ordinary {}
  const require = (file) => {
    asked.push(file);
    return { Promise: Ordinary };
  };
  const { primitive } = load({ globals: { require } });
  t.deepEqual(asked, [], 'nothing is loaded before it is asked for');
  t.is(primitive(), Ordinary);
  t.deepEqual(asked, [`./fast.${target}.cjs`]);
};

HOST_CASES.HostKeepContext = (t, load) => {
  const callback = () => {};
  const bound = () => {};
  const contexts = { active: () => false, bind: () => t.fail('no context is in use') };
  const { primitive } = load({ contexts });
  t.is(primitive(callback), callback);
  contexts.active = () => true;
  contexts.bind = (given) => (t.is(given, callback), bound);
  t.is(primitive(callback), bound);
};
