import './textEncoder';
import { Kysely } from 'kysely';
import { columns } from '../../docs/react-data-grid/server-side-data/lab/columns';
import { getRows } from '../../docs/react-data-grid/server-side-data/lab/handler';
import { getMemoryRows } from '../../docs/react-data-grid/server-side-data/lab/memoryHandler';
import {
  orders,
  SCHEMA,
  type Database,
} from '../../docs/react-data-grid/server-side-data/lab/orders';
import { pgliteDialect } from '../../docs/react-data-grid/server-side-data/lab/pglite';
import { askHandler, normalize } from './compareAnswers';
import { startGrid, type Model } from './gridAnswers';
import { proofInserts, proofRows } from './proofRows';
import { startPglite } from './startPglite';

export const PROOF_SCRIPT = `${SCHEMA}\n${proofInserts()}`;

/** What the database answers is what a grid with the same rows shows. */
export async function expectSameAnswers(
  db: Kysely<Database>,
  models: readonly Model[],
): Promise<void> {
  const askGrid = startGrid({ rows: [...proofRows], columns });
  for (const model of models) {
    const expected = normalize(await askGrid(model), model);
    const fromSql = await askHandler((params) => getRows(db, orders, params), model);
    const fromMemory = await askHandler(
      async (params) => getMemoryRows(proofRows, orders, params),
      model,
    );
    expect({ model, ...normalize(fromSql, model) }).toEqual({ model, ...expected });
    expect({ model, ...normalize(fromMemory, model) }).toEqual({ model, ...expected });
  }
}

/** PGlite with the rows of the proof. */
export async function startProofDatabase() {
  const lite = startPglite();
  await lite.run(PROOF_SCRIPT);
  return { lite, db: new Kysely<Database>({ dialect: pgliteDialect(lite) }) };
}
