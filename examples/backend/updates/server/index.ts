import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { createApp } from './app';
import { poolOf } from './pool';
import { type Database, saveOrder } from './saveOrder';

const database = new PGlite();
await database.exec(await readFile('server/seed.sql', 'utf8'));
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(database) }) });

createApp({
  query: async () => {
    const rows = await db.selectFrom('orders').selectAll().orderBy('id').limit(100).execute();
    return { rows, rowCount: rows.length };
  },
  save: (id, body) => saveOrder(db, id, body),
}).listen(3001);
