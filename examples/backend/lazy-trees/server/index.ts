import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import express from 'express';
import { Kysely, PostgresDialect } from 'kysely';
import { childrenOf, type Database } from './childrenOf';
import { createFoldersRoute } from './foldersRoute';
import { poolOf } from './pool';

const database = new PGlite();
for (const file of ['schema.sql', 'seed.sql']) {
  await database.exec(await readFile(`server/${file}`, 'utf8'));
}
const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOf(database) }) });

// Read the owner from the session.
const getFolders = createFoldersRoute((parentId) => childrenOf(db, 'ada', parentId));
const pathOf = await readFile('server/pathOf.sql', 'utf8');

const app = express();
app.get('/api/folders', async (request, response) => {
  const answer = await getFolders(new Request(new URL(request.url, 'http://localhost')));
  response.status(answer.status).json(await answer.json());
});
app.get('/api/folders/:id/path', async (request, response) => {
  const { rows } = await database.query(pathOf, [Number(request.params.id), 'ada']);
  response.json(rows);
});
app.listen(3001);
