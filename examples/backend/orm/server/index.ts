import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createApp } from './app';
import { getOrders } from './getOrders';
import { readParams } from './readParams';

const database = new PGlite();
await database.exec(await readFile('server/orders.sql', 'utf8'));
const db = drizzle({ client: database });

createApp({
  query: (params) => getOrders(db, readParams(params)),
  save: async () => ({ status: 405, body: { message: 'These orders are read-only.' } }),
}).listen(3001);
