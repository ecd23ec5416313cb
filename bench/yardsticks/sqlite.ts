/**
 * Yardstick: a bare Fastify whose routes ask SQLite each time, on a copy of the data: a list read, one row read, and a
 * durable one-row update (WAL, synchronous=FULL). Argument: the database file.
 */
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';

const database = new DatabaseSync(process.argv[2] ?? '');
database.exec('pragma journal_mode = wal; pragma synchronous = full');
const list = database.prepare('select * from activity');
const band = database.prepare('select * from band where id = ?');
const start = database.prepare('update activity set start = ? where id = ? returning *');

const app = fastify();
app.get('/api/activities', () => list.all());
app.get<{ Params: { id: string } }>('/api/band/:id', ({ params }) => band.get(params.id));
app.put<{ Params: { id: string } }>('/api/activity/:id/start', ({ params }) =>
	start.get(new Date().toISOString(), params.id),
);
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready at ${address}\n`);
