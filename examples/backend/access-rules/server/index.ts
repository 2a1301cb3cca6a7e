import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import express, { type ErrorRequestHandler, type Request } from 'express';
import { Kysely, PostgresDialect } from 'kysely';
import { asTenant } from './asTenant';
import { columnsFor } from './columnsFor';
import { loadOrders } from './loadOrders';
import { type Database, ordersOf, type Session } from './ordersOf';
import { poolOf } from './pool';
import { renameCustomer } from './renameCustomer';

const database = new PGlite();
for (const file of ['seed.sql', 'policies.sql', 'role.sql']) {
  await database.exec(await readFile(`server/${file}`, 'utf8'));
}
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(database) }) });

/** Instead of passwords. */
const USERS = new Map<string, Session>([
  ['ada', { tenantId: 'lyon', role: 'clerk' }],
  ['ben', { tenantId: 'graz', role: 'controller' }],
]);
const sessions = new Map<string, Session>();

function sessionOf({ headers }: Request): Session {
  const id = /(?:^|; )session=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const session = sessions.get(id);
  if (!session) {
    throw Object.assign(new Error('Sign in first.'), { status: 401 });
  }
  return session;
}

const answerErrors: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) {
    next(error);
    return;
  }
  const status: number = error.status ?? 500;
  if (status >= 500) {
    console.error(error);
  }
  response
    .status(status)
    .json({ message: status < 500 ? error.message : 'The server could not answer.' });
};

const app = express();
app.use(express.json({ limit: '64kb' }));

app.post('/api/sign-in', (request, response) => {
  const session = USERS.get(request.body.user);
  if (!session) {
    response.status(400).json({ message: 'There is no such user.' });
    return;
  }
  const id = randomUUID();
  sessions.set(id, session);
  response.cookie('session', id, { httpOnly: true, sameSite: 'strict' }).json(session);
});

app.post('/api/orders/query', async (request, response) => {
  const session = sessionOf(request);
  const { logicOperator = 'and', customers = [] } = request.body;
  const filter = { logicOperator, customers: [customers].flat().map(String) };
  const page = await loadOrders(db, session, filter);
  response.set('cache-control', 'private, no-store').json(page);
});

app.get('/api/orders/:id', async (request, response) => {
  const session = sessionOf(request);
  const row = await asTenant(db, session, (transaction) =>
    ordersOf(transaction, session)
      .select([...columnsFor(session)])
      .where('id', '=', Number(request.params.id))
      .executeTakeFirst(),
  );
  response.status(row ? 200 : 404).json(row ?? { message: 'There is no such order.' });
});

app.put('/api/orders/:id', async (request, response) => {
  const session = sessionOf(request);
  const row = await asTenant(db, session, (transaction) =>
    renameCustomer(transaction, session, Number(request.params.id), String(request.body.customer)),
  );
  response.status('status' in row ? row.status : 200).json(row);
});

app.use(answerErrors);
app.listen(3001);
