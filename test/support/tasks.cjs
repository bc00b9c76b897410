// The asynchronous stack that a debugger shows in a handler: node tasks.cjs LIBRARY
'use strict';

const { Session } = require('inspector');

const session = new Session();
session.connect();
session.post('Debugger.enable');
session.post('Debugger.setAsyncCallStackDepth', { maxDepth: 8 });
const { create } = require(process.argv[2]);

const make = () => {
  const capture = () => console.createTask('then');
  const run = (task, code) => (task === undefined ? code() : task.run(code));
  return create({ context: { capture, run } });
};

const stacks = {};
session.on('Debugger.paused', ({ params }) => {
  const names = [];
  for (let trace = params.asyncStackTrace; trace; trace = trace.parent) {
    for (const { functionName } of trace.callFrames) names.push(functionName);
  }
  stacks[params.callFrames[0].functionName] = names;
});

function callsThen(promise, handler) {
  return promise.then(handler);
}

/** The promise is settled by a timer, so that its stack is not that of `then`. */
const handle = (P, handler) =>
  new Promise((done) => {
    let settle;
    callsThen(new P((resolve) => (settle = resolve)), handler).then(done, done);
    setTimeout(settle, 0);
  });

async function main() {
  // first, since the other shows in the stack of what follows it
  await handle(create({ context: 'none' }), function withoutTasks() {
    debugger; // eslint-disable-line no-debugger -- as above
  });
  await handle(make(), function withTasks() {
    debugger; // eslint-disable-line no-debugger -- the pause is the point
  });
  console.log(
    JSON.stringify(
      Object.fromEntries(
        Object.entries(stacks).map(([name, list]) => [name, list.includes('callsThen')]),
      ),
    ),
  );
}

main();
