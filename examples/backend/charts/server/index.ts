import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import express from 'express';
import { Kysely, PostgresDialect } from 'kysely';
import { histogram } from './histogram';
import { poolOf } from './pool';
import { isUnit, revenueBy } from './revenueBy';

const database = new PGlite();
await database.exec(await readFile('server/seed.sql', 'utf8'));
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(database) }) });

const HALF_YEAR = { from: '2026-01-01', to: '2026-06-29', timeZone: 'Europe/Paris' };

const app = express();
app.get('/api/revenue', async (request, response) => {
  const unit = String(request.query.unit);
  if (!isUnit(unit)) {
    response.status(400).json({ message: 'Expected the unit day, week, or month.' });
    return;
  }
  response.json(await revenueBy(db, unit, HALF_YEAR));
});
app.get('/api/histogram', async (_request, response) => {
  response.json(await histogram(db, 800, 8));
});
app.listen(3001);
