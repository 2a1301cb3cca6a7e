import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import express from 'express';
import { Kysely, PostgresDialect } from 'kysely';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from './cursorText';
import { type Cursor, type Database, pageOfOrders } from './pageOfOrders';
import { poolOf } from './pool';

const database = new PGlite();
await database.exec(await readFile('server/seed.sql', 'utf8'));
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(database) }) });

const schema = z.object({
  after: z.string().nullable(),
  skip: z.int().min(0).max(10_000),
  pageSize: z.int().min(1).max(100),
});

function readCursor(text: string): Cursor | null {
  try {
    return decodeCursor(text);
  } catch {
    return null;
  }
}

const app = express();
app.use(express.json({ limit: '64kb' }));

app.post('/api/orders/page', async (request, response) => {
  const parsed = schema.safeParse(request.body);
  let after = parsed.data?.after ? readCursor(parsed.data.after) : undefined;
  if (!parsed.success || after === null) {
    response.status(400).json({ message: 'Expected a cursor and a page size.' });
    return;
  }
  const { skip, pageSize } = parsed.data;
  if (skip > 0) {
    // Without a cursor, find the one after the rows to skip.
    after = (await pageOfOrders(db, { pageSize: skip })).next ?? undefined;
  }
  const { rows, next } = await pageOfOrders(db, { pageSize, ...(after && { after }) });
  response.json({ rows, next: next && encodeCursor(next.placedAt, next.id) });
});

app.listen(3001);
