// A reporter for node:test: a line of JSON for each test, which is no suite.

const outcomeOf = ({ type, data }) => {
  if (data.skip !== undefined || data.todo !== undefined) return 'skipped';
  return type === 'test:pass' ? 'passed' : 'failed';
};

/** @param {AsyncIterable<{ type: string, data: any }>} source */
export default async function* reporter(source) {
  const names = [];
  for await (const { type, data } of source) {
    if (type === 'test:start') names.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    const name = [...names.slice(0, data.nesting), data.name].join(' › ');
    const error = data.details.error;
    const message = error && String(error.cause?.stack ?? error.stack);
    yield `${JSON.stringify({ name, outcome: outcomeOf({ type, data }), message })}\n`;
  }
}
