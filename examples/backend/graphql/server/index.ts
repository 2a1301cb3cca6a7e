import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import express from 'express';
import { getOrders } from './database/getOrders';
import { createGraphQLHandler } from './handleGraphQL';
import { readParams } from './readParams';

const database = new PGlite();
await database.exec(await readFile('server/orders.sql', 'utf8'));
const db = drizzle({ client: database });

const handleGraphQL = createGraphQLHandler((params) => getOrders(db, readParams(params)));

const app = express();
app.use(express.text({ type: 'application/json', limit: '64kb' }));
app.post('/graphql', async (request, response) => {
  const { method, body } = request;
  const answer = await handleGraphQL(new Request('http://localhost/graphql', { method, body }));
  response.status(answer.status).json(await answer.json());
});
app.listen(3001);
