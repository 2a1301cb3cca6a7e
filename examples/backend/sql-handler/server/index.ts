import { PGlite } from '@electric-sql/pglite';
import type { GridGetRowsParams } from '@mui/x-data-grid-premium';
import { Kysely } from 'kysely';
import { getRows } from '../handler/handler';
import { INDEXES, orders, SCHEMA, type Database } from '../handler/orders';
import { pgliteDialect } from '../handler/pglite';
import { createSeed } from '../handler/seed';
import { createApp } from './app';

const database = new PGlite();
await database.exec(SCHEMA);
for (const { table, csv } of createSeed()) {
  await database.query(`copy ${table} from '/dev/blob' with (format csv)`, [], {
    blob: new Blob([csv]),
  });
}
await database.exec(`${INDEXES} analyze;`);

const db = new Kysely<Database>({
  dialect: pgliteDialect(database),
  log: ({ query: { sql, parameters } }) => console.log(sql, parameters),
});

/** Here, the server and the browser are on one computer. In production, it is that of the user. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

createApp({
  query: (params) => getRows(db, orders, params as GridGetRowsParams, { timeZone }),
  save: async () => ({ status: 405, body: { message: 'These orders are read-only.' } }),
}).listen(3001);
