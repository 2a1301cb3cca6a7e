import { readFile } from 'node:fs/promises';
import { PGlite, types } from '@electric-sql/pglite';
import express from 'express';
import { z } from 'zod';
import { dueDate } from './dueDate';
import { momentsOf } from './momentsOf';

/** With `pg`, `types.setTypeParser()` does the same. */
const database = new PGlite({ parsers: { [types.DATE]: (text) => text } });
await database.exec(await readFile('server/seed.sql', 'utf8'));

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const range = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string().refine(isTimeZone),
});

const app = express();
app.use(express.json({ limit: '64kb' }));

app.get('/api/tasks/:id', async (request, response) => {
  const { rows } = await database.query('select label, due_on from tasks where id = $1', [
    Number(request.params.id),
  ]);
  response.status(rows.length > 0 ? 200 : 404).json(rows[0] ?? null);
});

app.put('/api/tasks/:id', async (request, response) => {
  const parsed = dueDate.safeParse(request.body);
  if (!parsed.success) {
    response.status(422).json(z.flattenError(parsed.error).fieldErrors);
    return;
  }
  const { rows } = await database.query(
    'update tasks set due_on = $1 where id = $2 returning label, due_on',
    [parsed.data.dueOn, Number(request.params.id)],
  );
  response.status(rows.length > 0 ? 200 : 404).json(rows[0] ?? null);
});

/** The tasks that were created on the days of a range, as the user counts days. */
app.get('/api/tasks', async (request, response) => {
  const parsed = range.safeParse(request.query);
  if (!parsed.success) {
    response.status(400).json({ message: 'Expected from, to, and timeZone.' });
    return;
  }
  const { from, to, timeZone } = parsed.data;
  const { start, end } = momentsOf(from, to, timeZone);
  const { rows } = await database.query(
    'select label, due_on from tasks where created_at >= $1 and created_at < $2 order by id',
    [start, end],
  );
  response.json(rows);
});

app.listen(3001);
