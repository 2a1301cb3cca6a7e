import fs from 'node:fs';
import type { GridGetRowsParams } from '@mui/x-data-grid-premium';
import { Kysely } from 'kysely';
import { startPglite } from './support/startPglite';
import { getRows } from '../docs/react-data-grid/server-side-data/lab/handler';
import { orders, SCHEMA, type Database } from '../docs/react-data-grid/server-side-data/lab/orders';
import { pgliteDialect } from '../docs/react-data-grid/server-side-data/lab/pglite';

const FILE = 'src/lab/browser/recorded.json';
const NONE = { filterModel: { items: [] }, sortModel: [], start: 0, end: 24 };

const REQUESTS: GridGetRowsParams[] = [
  NONE,
  { ...NONE, sortModel: [{ field: 'amount', sort: 'desc' }] },
  {
    ...NONE,
    filterModel: { items: [{ field: 'customer', operator: 'contains', value: 'café' }] },
  },
  { ...NONE, groupFields: ['country'], aggregationModel: { amount: 'sum' } },
  { ...NONE, start: 25, end: 49, filterModel: { items: [], quickFilterValues: ['berlin'] } },
];

interface Recording {
  readonly id: number;
  readonly queries: { sql: string; parameters: readonly unknown[]; duration: number }[];
  readonly rowCount: number;
}

/** `RECORD=1 npx jest scripts/labRecordings.full` writes what the lab shows where it can't run. */
it('records the statements that the handler creates', async () => {
  const lite = startPglite();
  await lite.run(SCHEMA);
  const { createSeed, ORDER_COUNT } =
    await import('../docs/react-data-grid/server-side-data/lab/seed');
  for (const { table, csv } of createSeed(process.env.RECORD ? ORDER_COUNT : 2_000)) {
    await lite.run(`copy ${table} from '/dev/blob' with (format csv)`, csv);
  }
  const entries: Recording[] = [];
  for (const [index, params] of REQUESTS.entries()) {
    const queries: Recording['queries'] = [];
    const db = new Kysely<Database>({
      dialect: pgliteDialect(lite),
      log: ({ query, queryDurationMillis: duration }) => {
        queries.push({ sql: query.sql, parameters: query.parameters, duration });
      },
    });
    const { rows } = await getRows(db, orders, params);
    entries.push({ id: index + 1, queries, rowCount: rows.length });
  }
  await lite.stop();
  if (process.env.RECORD) {
    fs.writeFileSync(FILE, `${JSON.stringify(entries, null, 2)}\n`);
  }
  const statements = (recorded: readonly Recording[]) =>
    recorded.map(({ queries }) => queries.map(({ sql, parameters }) => [sql, parameters]));
  const recorded = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Recording[];
  expect(statements(recorded)).toEqual(statements(entries));
  expect(entries.every(({ rowCount }) => rowCount > 0)).toBe(true);
}, 60_000);
