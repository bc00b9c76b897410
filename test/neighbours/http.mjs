// Requests that wait for one connection: `node http.mjs [none]`, the latter without contexts. Each asks
// at every point in whose name it runs.
import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import express from 'express';
import { create } from 'fledgling';
import { Agent, request } from 'undici';

const REQUESTS = 150;
const Chosen = process.argv[2] === 'none' ? create({ context: 'none' }) : Promise;

const storage = new AsyncLocalStorage();
const connection = {};
connection.promise = new Chosen((resolve) => (connection.settle = resolve));
connection.query = (text) => connection.promise.then(() => new Chosen((resolve) => setImmediate(resolve, text))); // prettier-ignore

let arrived = 0;
let others = 0;
const see = (id) => (value) => {
  if (storage.getStore() !== id) others++;
  return value;
};

const app = express();
app.use((req, res, next) => storage.run(req.query.id, next));
app.get('/awaited', async (req, res) => {
  const text = see(req.query.id)(await connection.query(req.query.id));
  await Chosen.all([connection.promise, connection.query('more')]);
  res.send(see(req.query.id)(text));
});
app.get('/chained', (req, res) => {
  const own = see(req.query.id);
  connection.promise
    .then(own)
    .then(() => connection.query(req.query.id))
    .then(own)
    .then((text) => res.send(text));
});
app.get('/rejected', (req) => connection.query(req.query.id).then(see(req.query.id)).then(() => Chosen.reject(new Error(req.query.id)))); // prettier-ignore
app.use((error, req, res, next) => res.status(500).send(see(req.query.id)(error.message), next));

// the connection is there when the last of them waits: one settles what all wait for
const server = app.listen(0, '127.0.0.1');
server.on('request', () => ++arrived === REQUESTS && setImmediate(connection.settle));
await once(server, 'listening');

const dispatcher = new Agent({ connections: REQUESTS });
const { port } = server.address();
const paths = ['awaited', 'chained', 'rejected'];
const answers = await Promise.all(
  Array.from({ length: REQUESTS }, async (_, at) => {
    const url = `http://127.0.0.1:${port}/${paths[at % paths.length]}?id=${at}`;
    const { statusCode, body } = await request(url, { dispatcher });
    return (await body.text()) === String(at) ? statusCode : 'of another';
  }),
);
const count = (code) => answers.filter((answer) => answer === code).length;
await dispatcher.close();
server.close();
console.log(JSON.stringify({ others, 200: count(200), 500: count(500) }));
