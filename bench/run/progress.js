/** Says on stderr what is measured, and how long the rest may take. */
export const makeProgress = (total, stream = process.stderr) => {
  const started = performance.now();
  let done = 0;
  return ({ engine, workload, io, peer }, round) => {
    const left = ((performance.now() - started) / Math.max(done, 1)) * (total - done);
    const rest = done > 4 ? `, ${duration(left)} left` : '';
    const row = [`Node ${engine.name}`, workload, io, peer.name, `round ${round + 1}`];
    const line = `[${++done}/${total}] ${row.join(' · ')}${rest}`;
    stream.write(stream.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
  };
};

const duration = (milliseconds) =>
  milliseconds < 90_000
    ? `${Math.round(milliseconds / 1000)} s`
    : `${Math.round(milliseconds / 60_000)} min`;
