// A library that takes the constructor that it is to use as an option.
import Pool from 'pg-pool';

class Client {
  on() {}
  once() {}
  removeListener() {}
  connect(callback) {
    setImmediate(callback);
  }
  end(callback) {
    setImmediate(callback);
  }
  query(text, values, callback) {
    setImmediate(text === 'bad' ? () => callback(new Error('bad query')) : () => callback(null, [text, values])); // prettier-ignore
  }
}

const pool = new Pool({ Promise, max: 1 }, Client);
const connecting = pool.connect();
const client = await connecting;
const waiting = pool.query('select', [1]);
client.release();
console.log(
  JSON.stringify({
    ours: connecting instanceof Promise && waiting instanceof Promise,
    rows: await waiting,
    error: await pool.query('bad', []).catch(({ message }) => message),
    ended: (await pool.end()) === undefined,
  }),
);
