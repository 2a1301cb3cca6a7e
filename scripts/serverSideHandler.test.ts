import type { GridGetRowsParams } from '@mui/x-data-grid-premium';
import { Kysely, sql } from 'kysely';
import { proofInserts } from './support/proofRows';
import { startPglite } from './support/startPglite';
import { BadRequest } from '../docs/react-data-grid/server-side-data/lab/fields';
import { getRows } from '../docs/react-data-grid/server-side-data/lab/handler';
import {
  orders,
  SCHEMA,
  teams,
  type Database,
} from '../docs/react-data-grid/server-side-data/lab/orders';
import { pgliteDialect } from '../docs/react-data-grid/server-side-data/lab/pglite';
import { getTreeRows } from '../docs/react-data-grid/server-side-data/lab/tree';

const lite = startPglite();
const queries: { sql: string; parameters: readonly unknown[] }[] = [];
const db = new Kysely<Database>({
  dialect: pgliteDialect(lite),
  log: ({ query }) => {
    queries.push(query);
  },
});

beforeAll(async () => {
  await lite.run(SCHEMA);
  await lite.run(proofInserts());
  await lite.run(`insert into teams values
    (11, 1, 'Berlin'), (12, 1, 'Kiel'), (13, 11, 'Blue'), (14, 12, 'Blue sky'), (15, 2, 'Oslo')`);
}, 60_000);

afterAll(() => lite.stop());

const ask = (params: Partial<GridGetRowsParams>): GridGetRowsParams => ({
  filterModel: { items: [] },
  sortModel: [],
  start: 0,
  end: 9,
  ...params,
});
const filter = (field: string, operator: string, value: unknown) => ({
  filterModel: { items: [{ field, operator, value }] },
});

describe('what no grid sends', () => {
  it.each([
    ['a field that is not on the list', filter('password', 'contains', 'a')],
    ['a property of every object', filter('constructor', 'contains', 'a')],
    ['an operator of another type', filter('customer', '>', '1')],
    ['SQL as an operator', filter('amount', '= 0 or 1', '1')],
    ['a time without a zone', filter('paid', 'is', '2025-03-04T10:11')],
    ['no date', filter('ordered', 'is', 'yesterday')],
    ['SQL as a field', { sortModel: [{ field: 'id"; drop table orders', sort: 'asc' as const }] }],
    ['an unknown group', { groupFields: ['secret'] }],
    ['more keys than groups', { groupFields: ['team'], groupKeys: ['North', 'x'] }],
    ['an unknown function', { groupFields: ['team'], aggregationModel: { amount: 'pg_sleep' } }],
    ['a sum of texts', { aggregationModel: { note: 'sum' } }],
    [
      'too many conditions',
      { filterModel: { items: [], quickFilterValues: Array.from({ length: 60 }, () => 'a') } },
    ],
  ])('rejects %s before it asks the database', async (_title, params) => {
    queries.length = 0;
    await expect(getRows(db, orders, ask(params))).rejects.toBeInstanceOf(BadRequest);
    expect(queries).toEqual([]);
  });
});

it('passes what users type as parameters only', async () => {
  const attack = `'; drop table orders; -- %_\\"`;
  queries.length = 0;
  const { rowCount } = await getRows(
    db,
    orders,
    ask({
      filterModel: {
        items: ['contains', 'equals', 'isAnyOf'].map((operator, id) => ({
          ...{ id, field: 'note', operator },
          value: operator === 'isAnyOf' ? [attack] : attack,
        })),
        quickFilterValues: [attack],
      },
      groupFields: ['team'],
      groupKeys: [attack],
    }),
  );
  expect(rowCount).toBe(0);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    expect(query.sql).not.toContain('drop');
    expect(JSON.stringify(query.parameters)).toContain('drop table');
  }
});

it('limits answers, whatever the request says', async () => {
  queries.length = 0;
  await getRows(db, orders, ask({ start: 0, end: 1e9 }));
  await getRows(db, orders, ask({ start: -5, end: Number.NaN }));
  const limits = queries.flatMap(({ sql: text, parameters }) =>
    text.includes(' limit ') ? [parameters.slice(-2)] : [],
  );
  expect(limits).toEqual([
    [10_000, 0],
    [0, 0],
  ]);
});

it('only shows rows that the user may see, in rows, groups, and totals', async () => {
  const access = sql<boolean>`${sql.ref('row.team')} = ${'North'}`;
  const params = ask({ groupFields: ['team'], aggregationModel: { amount: 'size' } });
  const answer = await getRows(db, orders, params, { access });
  expect(answer.rows.map(({ groupKey }) => groupKey)).toEqual(['North']);
  expect(answer.aggregateRow?.results.amount).toBe(answer.rows[0]?.members);
});

it("searches instants in the user's time zone", async () => {
  const find = async (word: string, timeZone: string) => {
    const filterModel = { items: [], quickFilterValues: [word] };
    return (await getRows(db, orders, ask({ filterModel }), { timeZone })).rowCount;
  };
  // 2024-12-31T22:30Z is half past eleven in Berlin, and in the afternoon in New York.
  expect(await find('2024-12-31 22:30', 'UTC')).toBeGreaterThan(0);
  expect(await find('2024-12-31 23:30', 'Europe/Berlin')).toBeGreaterThan(0);
  expect(await find('2024-12-31 17:30', 'America/New_York')).toBeGreaterThan(0);
  expect(await find('2024-12-31 22:30', 'America/New_York')).toBe(0);
});

it('keeps the ancestors of rows that pass the filter of a tree', async () => {
  const params = ask(filter('name', 'contains', 'blue'));
  const names = async (groupKeys: string[]) => {
    const { rows } = await getTreeRows(db, teams, 'parent', { ...params, groupKeys });
    return rows.map(({ name, members }) => [name, members]);
  };
  expect(await names([])).toEqual([['North', 2]]);
  expect(await names(['1'])).toEqual([
    ['Berlin', 1],
    ['Kiel', 1],
  ]);
  expect(await names(['1', '11'])).toEqual([['Blue', 0]]);
});
