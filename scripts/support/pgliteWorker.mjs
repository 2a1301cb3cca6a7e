/** Runs PGlite outside Jest, which can't load its ES modules. See `startPglite.ts`. */
import { parentPort } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create();

parentPort?.on('message', async ({ id, sql, parameters, content }) => {
  try {
    const rows = parameters
      ? (await database.query(sql, parameters)).rows
      : await database.exec(sql, content && { blob: new Blob([content]) }).then(() => []);
    parentPort?.postMessage({ id, rows });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
