import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GridGetRowsParams } from '@mui/x-data-grid';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { type Kysely, sql } from 'kysely';
import { getRows } from '../../docs/react-data-grid/server-side-data/lab/handler';
import { orders, SCHEMA } from '../../docs/react-data-grid/server-side-data/lab/orders';
import { createTestDatabase } from '../support/createTestDatabase';
import { loadPageCode, readPageCode } from '../support/loadPageCode';
import { filter, query, type Query } from './query';

type Db = Kysely<unknown>;

const BACKEND = 'docs/react-data-grid/backend';

const { db, server } = createTestDatabase();
afterAll(() => server.stop());
beforeAll(() => server.run('select 1'), 60_000);
beforeEach(() => server.run('drop schema public cascade; create schema public;'));

describe('access rules', () => {
  const LYON = { tenantId: 'lyon', role: 'clerk' };

  beforeEach(() =>
    server.run(`
      create table orders (
        id int primary key, tenant_id text, customer text, total int, margin int
      );
      insert into orders values
        (1, 'lyon', 'Casa Verde', 10, 1), (2, 'graz', 'Casa Verde', 20, 2),
        (3, 'lyon', 'Nordlicht', 30, 3), (4, 'graz', 'Nordlicht', 40, 4);`),
  );

  it.each(['and', 'or'])('keep other tenants out of filters joined with %s', async (joined) => {
    const { queryOrders } = await loadPageCode<{
      queryOrders: (db: Db, session: object, filter: object) => Promise<unknown>;
    }>(`${BACKEND}/access-rules`, 'server/queryOrders.ts');
    const customers = joined === 'or' ? ['Casa Verde', 'Nordlicht'] : ['Nordlicht'];

    expect(await queryOrders(db, LYON, { logicOperator: joined, customers })).toEqual(
      joined === 'or'
        ? {
            rows: [
              { id: 1, customer: 'Casa Verde', total: 10 },
              { id: 3, customer: 'Nordlicht', total: 30 },
            ],
            rowCount: 2,
          }
        : { rows: [{ id: 3, customer: 'Nordlicht', total: 30 }], rowCount: 1 },
    );
  });

  it.each(['and', 'or'])(
    'show all rows of the tenant without a filter, with %s',
    async (joined) => {
      const { queryOrders } = await loadPageCode<{
        queryOrders: (db: Db, session: object, filter: object) => Promise<object>;
      }>(`${BACKEND}/access-rules`, 'server/queryOrders.ts');

      expect(await queryOrders(db, LYON, { logicOperator: joined, customers: [] })).toEqual({
        rows: [
          { id: 1, customer: 'Casa Verde', total: 10 },
          { id: 3, customer: 'Nordlicht', total: 30 },
        ],
        rowCount: 2,
      });
    },
  );

  it('select the columns of the role with the rows', async () => {
    const { queryOrders } = await loadPageCode<{
      queryOrders: (db: Db, session: object, filter: object) => Promise<object>;
    }>(`${BACKEND}/access-rules`, 'server/queryOrders.ts');
    const controller = { tenantId: 'graz', role: 'controller' };

    expect(
      await queryOrders(db, controller, { logicOperator: 'or', customers: ['Nordlicht'] }),
    ).toEqual({ rows: [{ id: 4, customer: 'Nordlicht', total: 40, margin: 4 }], rowCount: 1 });
  });

  it('answer 404 to updates of rows of another tenant', async () => {
    const { renameCustomer } = await loadPageCode<{
      renameCustomer: (db: Db, session: object, id: number, name: string) => Promise<unknown>;
    }>(`${BACKEND}/access-rules`, 'server/renameCustomer.ts');

    expect(await renameCustomer(db, LYON, 2, 'Mine')).toEqual({ status: 404 });
    expect(await renameCustomer(db, LYON, 1, 'Mine')).toEqual({
      id: 1,
      customer: 'Mine',
      total: 10,
    });
    const { rows } = await server.query('select customer from orders where id = 2');
    expect(rows).toEqual([{ customer: 'Casa Verde' }]);
  });

  it('show the margin to controllers alone', async () => {
    const { columnsFor } = await loadPageCode<{
      columnsFor: (session: object) => readonly string[];
    }>(`${BACKEND}/access-rules`, 'server/columnsFor.ts');

    expect(columnsFor(LYON)).toEqual(['id', 'customer', 'total']);
    expect(columnsFor({ ...LYON, role: 'controller' })).toContain('margin');
  });

  it('are enforced by the policy, even in a query without a condition', async () => {
    const policies = await readPageCode(`${BACKEND}/access-rules`, 'server/policies.sql');
    const { asTenant } = await loadPageCode<{
      asTenant: <T>(db: Db, session: object, work: (t: Db) => Promise<T>) => Promise<T>;
    }>(`${BACKEND}/access-rules`, 'server/asTenant.ts');
    const { loadOrders } = await loadPageCode<{
      loadOrders: (db: Db, session: object, filter: object) => Promise<object>;
    }>(`${BACKEND}/access-rules`, 'server/loadOrders.ts');
    await server.run(policies);
    await server.run(`
      drop role if exists app; create role app;
      grant usage on schema public to app; grant select, insert on orders to app;
      set role app;`);
    const allOf = (db: Db) => sql<{ id: number }>`select id from orders order by id`.execute(db);
    const insert = (db: Db) =>
      sql`insert into orders values (9, 'graz', 'Nordlicht', 1, 1)`.execute(db);

    try {
      const { rows } = await asTenant(db, LYON, allOf);
      expect(rows).toEqual([{ id: 1 }, { id: 3 }]);
      await expect(asTenant(db, LYON, insert)).rejects.toThrow(/row-level security/);
      expect((await allOf(db)).rows).toEqual([]);
      expect(await loadOrders(db, LYON, { logicOperator: 'or', customers: [] })).toMatchObject({
        rowCount: 2,
      });
    } finally {
      await server.run('reset role');
    }
  });
});

describe('REST with Express', () => {
  it('passes requests on to the SQL handler, and its errors back', async () => {
    await server.run(`${SCHEMA}
      insert into teams values (1, null, 'North');
      insert into customers values (1, 'Nordlicht', 'DE', 1), (2, 'Casa Verde', 'BR', 1);
      insert into orders (id, customer_id, amount, ordered)
        select id, 1 + id % 2, id * 10, '2026-03-01' from generate_series(1, 6) as id;`);
    const { createApp } = await loadPageCode<{
      createApp: (orders: object) => RequestListener;
    }>(`${BACKEND}/express`, 'server/app.ts');
    const listener = createServer(
      createApp({ query: (params: GridGetRowsParams) => getRows(db, orders, params) }),
    );
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const ask = async (sortField: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/api/orders/query`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          start: 0,
          end: 1,
          sortModel: [{ field: sortField, sort: 'desc' }],
          filterModel: { items: [{ field: 'customer', operator: 'contains', value: 'casa' }] },
        }),
      });
      return { status: response.status, body: await response.json() };
    };

    try {
      const { status, body } = await ask('amount');
      expect([status, body.rowCount]).toEqual([200, 3]);
      expect(body.rows.map(({ id, amount }: Record<string, unknown>) => [id, amount])).toEqual([
        [5, 50],
        [3, 30],
      ]);
      expect(await ask('password')).toEqual({
        status: 400,
        body: { message: 'Unknown field "password"' },
      });
    } finally {
      listener.close();
      listener.closeAllConnections();
    }
  });
});

describe('keyset paging', () => {
  it('visits every row once, although rows are added meanwhile', async () => {
    const { pageOfOrders } = await loadPageCode<{
      pageOfOrders: (
        db: Db,
        request: { after?: object; pageSize: number },
      ) => Promise<{ rows: { id: number }[]; next: object | null }>;
    }>(`${BACKEND}/cursor-paging`, 'server/pageOfOrders.ts');
    await server.run(`
      create table orders (id int primary key, customer text, placed_at text);
      insert into orders
        select id, 'Nordlicht', '2026-03-0' || (1 + id % 3) from generate_series(1, 23) as id;`);

    const ids: number[] = [];
    let after: object | undefined;
    for (;;) {
      const page = await pageOfOrders(db, { ...(after && { after }), pageSize: 5 });
      ids.push(...page.rows.map(({ id }) => id));
      await server.query(`insert into orders values (${100 + ids.length}, 'New', '2026-04-01')`);
      if (page.next === null) {
        break;
      }
      after = page.next;
    }

    expect([...ids].sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, i) => i + 1));
    expect(ids.slice(0, 3)).toEqual([23, 20, 17]);
  });

  it('reads its own cursors and rejects others', async () => {
    const { decodeCursor, encodeCursor } = await loadPageCode<{
      decodeCursor: (text: string) => object;
      encodeCursor: (placedAt: string, id: number) => string;
    }>(`${BACKEND}/cursor-paging`, 'server/cursorText.ts');

    const text = encodeCursor('2026-03-14T08:00:00.123Z', 7);
    expect(text).toMatch(/^[\w-]+$/);
    expect(decodeCursor(text)).toEqual({ placedAt: '2026-03-14T08:00:00.123Z', id: 7 });
    expect(() => decodeCursor('nonsense')).toThrow();
    expect(() => decodeCursor(Buffer.from('["x", 1]').toString('base64url'))).toThrow();
  });
});

describe('updates', () => {
  const save = async (id: number, body: unknown) => {
    const { saveOrder } = await loadPageCode<{
      saveOrder: (db: Db, id: number, body: unknown) => Promise<{ status: number; body: unknown }>;
    }>(`${BACKEND}/updates`, 'server/saveOrder.ts');
    return saveOrder(db, id, body);
  };
  const SAVED = { id: 1, customer: 'Nordlicht', total: 12, version: 4 };

  beforeEach(() =>
    server.run(`
      create table orders (id int primary key, customer text, total int, version int);
      insert into orders values (1, 'Nordlicht', 10, 3);`),
  );

  it('save a row once per version, and return the current row to the second', async () => {
    const edit = { customer: 'Nordlicht', total: 12, version: 3 };
    expect(await save(1, edit)).toEqual({ status: 200, body: SAVED });
    expect(await save(1, { ...edit, total: 99 })).toEqual({ status: 409, body: SAVED });
    expect(await save(1, { ...edit, total: 99, version: 4 })).toMatchObject({ status: 200 });
  });

  it('name invalid fields, and rows that do not exist', async () => {
    expect(await save(1, { customer: ' ', total: -1, version: 3 })).toEqual({
      status: 422,
      body: { customer: ['Enter a customer.'], total: ['Enter a total above 0.'] },
    });
    expect(await save(2, { customer: 'Nordlicht', total: 1, version: 1 })).toEqual({
      status: 404,
      body: null,
    });
  });
});

describe('lazy trees', () => {
  const TREE = 'docs/react-tree-view/backend';

  beforeEach(async () => {
    await server.run(await readPageCode(TREE, 'server/schema.sql'));
    await server.run(`
      insert into folders (parent_id, owner_id, label) values
        (null, 'ada', 'Reports'), (null, 'ada', 'Archive'), (1, 'ada', '2026'), (1, 'eve', '2025'),
        (3, 'ada', 'March');`);
  });

  it('answer the top level and children with counts, within the access rule', async () => {
    const { childrenOf } = await loadPageCode<{
      childrenOf: (db: Db, owner: string, parent: number | null) => Promise<unknown>;
    }>(TREE, 'server/childrenOf.ts');

    expect(await childrenOf(db, 'ada', null)).toEqual([
      { id: '2', label: 'Archive', childrenCount: 0 },
      { id: '1', label: 'Reports', childrenCount: 1 },
    ]);
    expect(await childrenOf(db, 'ada', 1)).toEqual([{ id: '3', label: '2026', childrenCount: 1 }]);
  });

  it('find the path to a search result from the top', async () => {
    const { rows } = await server.query(await readPageCode(TREE, 'server/pathOf.sql'), [5, 'ada']);
    expect(rows).toEqual([
      { id: 1, label: 'Reports' },
      { id: 3, label: '2026' },
      { id: 5, label: 'March' },
    ]);
  });

  it('reject an id that is not a number', async () => {
    const { createFoldersRoute } = await loadPageCode<{
      createFoldersRoute: (
        find: (parent: number | null) => Promise<unknown[]>,
      ) => (request: Request) => Promise<Response>;
    }>(TREE, 'server/foldersRoute.ts');
    const get = createFoldersRoute(async (parent) => [{ id: String(parent) }]);
    const answer = async (query: string) => {
      const response = await get(new Request(`http://localhost/api/folders${query}`));
      return [response.status, await response.json()];
    };

    expect(await answer('')).toEqual([200, [{ id: 'null' }]]);
    expect(await answer('?parent=12')).toEqual([200, [{ id: '12' }]]);
    expect(await answer('?parent=1%20or%201=1')).toEqual([
      400,
      { message: 'The parent is not a number.' },
    ]);
  });
});

describe('charts', () => {
  const CHARTS = 'docs/react-charts/backend';

  beforeEach(() =>
    server.run(`
      create table orders (id int primary key, placed_at timestamptz, total numeric);
      insert into orders values
        (1, '2026-03-01T23:30:00Z', 10), (2, '2026-03-02T12:00:00Z', 20),
        (3, '2026-03-04T22:59:59Z', 40), (4, '2026-03-04T23:30:00Z', 80);`),
  );

  it('sum by local day, with days without rows', async () => {
    const { isUnit, revenueBy } = await loadPageCode<{
      isUnit: (text: string) => boolean;
      revenueBy: (db: Db, unit: string, range: object) => Promise<unknown>;
    }>(CHARTS, 'server/revenueBy.ts');
    const range = { from: '2026-03-01', to: '2026-03-04', timeZone: 'Europe/Paris' };

    // Order 1 is on March 2 in Paris, and order 4 on March 5.
    expect(await revenueBy(db, 'day', range)).toEqual([
      { from: '2026-03-01', revenue: 0 },
      { from: '2026-03-02', revenue: 30 },
      { from: '2026-03-03', revenue: 0 },
      { from: '2026-03-04', revenue: 40 },
    ]);
    expect(await revenueBy(db, 'month', range)).toEqual([{ from: '2026-03-01', revenue: 70 }]);
    expect(['day', 'toString', 'year'].map(isUnit)).toEqual([true, false, false]);
  });

  it('count by ranges of values, with ranges without rows', async () => {
    const { histogram } = await loadPageCode<{
      histogram: (db: Db, max: number, bins: number) => Promise<unknown>;
    }>(CHARTS, 'server/histogram.ts');

    expect(await histogram(db, 80, 4)).toEqual([
      { from: 0, to: 20, orders: 1 },
      { from: 20, to: 40, orders: 1 },
      { from: 40, to: 60, orders: 1 },
      { from: 60, to: 80, orders: 0 },
    ]);
  });
});

describe('Drizzle', () => {
  const orm = drizzle(async (statement, parameters, method) => {
    const { rows } = await server.query<object>(statement, parameters);
    return { rows: method === 'execute' ? rows : rows.map((row) => Object.values(row)) };
  });
  beforeEach(() =>
    server.run(`
        create table orders (
          id integer primary key generated always as identity,
          customer text not null,
          status text not null,
          total numeric(10, 2),
          placed_at timestamptz not null
        );
        insert into orders (customer, status, total, placed_at) values
          ('Nordlicht', 'open', 50, '2026-03-14T08:00:00Z'),
          ('Casa Verde', 'paid', 12.5, '2026-03-15T08:00:00Z'),
          ('50% Outlet', 'open', null, '2026-03-16T08:00:00Z'),
          ('casa verde', 'sent', 50, '2026-03-17T08:00:00Z'),
          ('', 'open', 7, '2026-03-18T08:00:00Z');`),
  );

  const find = async (changes: Partial<Query>) => {
    const { getOrders } = await loadPageCode<{
      getOrders: (
        db: object,
        query: Query,
      ) => Promise<{ rows: { id: number; total: number | null }[]; rowCount: number }>;
    }>(`${BACKEND}/orm`, 'server/getOrders.ts');
    return getOrders(orm, query(changes));
  };
  const idsOf = async (changes: Partial<Query>) => (await find(changes)).rows.map(({ id }) => id);

  it('returns a page, the number of all rows, and numbers as numbers', async () => {
    const { rows, rowCount } = await find({ start: 1, end: 2 });
    expect(rows.map(({ id, total }) => [id, total])).toEqual([
      [2, 12.5],
      [3, null],
    ]);
    expect(rowCount).toBe(5);
    expect((await find({ filterModel: filter('status', 'is', 'open'), end: 0 })).rowCount).toBe(3);
  });

  it('sorts, and by id where values are equal', async () => {
    expect(await idsOf({ sortModel: [{ field: 'total', sort: 'asc' }] })).toEqual([5, 2, 1, 4, 3]);
    expect(
      await idsOf({
        sortModel: [
          { field: 'status', sort: 'asc' },
          { field: 'placedAt', sort: 'desc' },
        ],
      }),
    ).toEqual([5, 3, 1, 2, 4]);
  });

  it.each([
    [filter('customer', 'contains', 'casa'), [2, 4]],
    [filter('customer', 'contains', '50%'), [3]],
    [filter('customer', 'contains', '0_'), []],
    [filter('customer', 'equals', 'CASA VERDE'), [2, 4]],
    [filter('customer', 'equals', 'casa%'), []],
    [filter('customer', 'startsWith', 'n'), [1]],
    [filter('customer', 'endsWith', 'LET'), [3]],
    [filter('customer', 'isEmpty'), [5]],
    [filter('customer', 'isNotEmpty'), [1, 2, 3, 4]],
    [filter('customer', 'contains', "' or 1=1 --"), []],
    [filter('status', 'not', 'open'), [2, 4]],
    [filter('status', 'isAnyOf', ['paid', 'sent']), [2, 4]],
    [filter('status', 'isAnyOf', []), [1, 2, 3, 4, 5]],
    [filter('total', '=', 50), [1, 4]],
    [filter('total', '!=', 50), [2, 5]],
    [filter('total', '>', 12.5), [1, 4]],
    [filter('total', '>=', 12.5), [1, 2, 4]],
    [filter('total', '<', 12.5), [5]],
    [filter('total', '<=', 12.5), [2, 5]],
    [filter('total', 'isEmpty'), [3]],
    [filter('total', '>'), [1, 2, 3, 4, 5]],
  ])('filters by %j', async (filterModel, ids) => {
    expect(await idsOf({ filterModel })).toEqual(ids);
  });

  it('joins filters with OR, and the words of the quick filter with AND', async () => {
    const items = [
      { field: 'status', operator: 'is', value: 'sent' },
      { field: 'total', operator: '<', value: 13 },
    ];
    expect(await idsOf({ filterModel: { items, logicOperator: 'or' } })).toEqual([2, 4, 5]);
    expect(await idsOf({ filterModel: { items, logicOperator: 'and' } })).toEqual([]);
    expect(
      await idsOf({
        filterModel: { items, logicOperator: 'or', quickFilterValues: ['casa', 'verde'] },
      }),
    ).toEqual([2, 4]);
  });

  it.each([
    [{ sortModel: [{ field: 'password', sort: 'asc' as const }] }],
    [{ filterModel: filter('constructor', '=', 1) }],
    [{ filterModel: filter('total', 'toString', 1) }],
  ])('rejects %j', async (changes) => {
    await expect(find(changes)).rejects.toThrow(/is not one of/);
  });
});
