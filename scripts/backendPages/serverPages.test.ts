import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { loadPageCode, readPageCode } from '../support/loadPageCode';

const BACKEND = 'docs/react-data-grid/backend';
// The first test that loads the grid also compiles it.
jest.setTimeout(60_000);

const ORDERS = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  customer: `Customer ${index + 1}`,
  status: 'open',
  total: index * 10,
  placedAt: '2026-03-14T08:00:00.000Z',
}));
const PARAMS: GridGetRowsParams = {
  start: 10,
  end: 19,
  sortModel: [{ field: 'total', sort: 'desc' }],
  filterModel: { items: [{ id: 1, field: 'customer', operator: 'contains', value: 'Cu' }] },
};

interface Page {
  rows: object[];
  rowCount: number;
}

const servers: Server[] = [];
const browserFetch = globalThis.fetch;

/** Starts a server, and lets `fetch()` send relative addresses to it, as a browser does. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (address, options) => browserFetch(new URL(String(address), origin), options);
  return origin;
}

/** Lets `fetch()` call a function of `Request` and `Response`, as Next.js does. */
function answerWith(handle: (request: Request) => Promise<Response>) {
  globalThis.fetch = (address, options) =>
    handle(new Request(new URL(String(address), 'http://localhost'), options));
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
  globalThis.fetch = browserFetch;
  servers.splice(0).forEach((server) => {
    server.close();
    server.closeAllConnections();
  });
});

const badRequest = (message: string) => Object.assign(new Error(message), { status: 400 });

describe('request limits', () => {
  const read = async (changes: object) => {
    const { readParams } = await loadPageCode<{ readParams: (body: unknown) => object }>(
      `${BACKEND}/request-limits`,
      'server/readParams.ts',
    );
    return readParams({ ...PARAMS, ...changes });
  };
  const filter = (item: object) => ({ filterModel: { items: [item] } });

  it('pass on what the server supports, without anything else', async () => {
    expect(await read({ tenantId: 'graz', paginationModel: { page: 1, pageSize: 10 } })).toEqual({
      start: 10,
      end: 19,
      sortModel: [{ field: 'total', sort: 'desc' }],
      filterModel: {
        items: [{ field: 'customer', operator: 'contains', value: 'Cu' }],
        logicOperator: 'and',
        quickFilterValues: [],
      },
    });
    expect(
      await read(filter({ field: 'status', operator: 'isAnyOf', value: ['open', 'paid'] })),
    ).toMatchObject({ filterModel: { items: [{ value: ['open', 'paid'] }] } });
    expect(await read(filter({ field: 'customer', operator: 'contains' }))).toBeTruthy();
    expect(await read({ start: 0, end: 99 })).toMatchObject({ end: 99 });
  });

  it.each([
    ['a page that is too large', { start: 0, end: 100 }],
    ['all rows', { start: 0, end: -2 }],
    ['a large offset', { start: 100_001, end: 100_010 }],
    ['a negative offset', { start: -1, end: 5 }],
    ['an unknown field', { sortModel: [{ field: 'password', sort: 'asc' }] }],
    ['SQL as a field', { sortModel: [{ field: 'id; drop table orders', sort: 'asc' }] }],
    ['SQL as a direction', { sortModel: [{ field: 'total', sort: 'asc nulls first' }] }],
    ['an inherited name', filter({ field: 'constructor', operator: '=', value: 1 })],
    ['an operator of another type', filter({ field: 'total', operator: 'contains', value: '1' })],
    ['an object as a value', filter({ field: 'customer', operator: 'equals', value: { $ne: 1 } })],
    ['a long value', filter({ field: 'customer', operator: 'equals', value: 'x'.repeat(201) })],
    ['many filters', { filterModel: { items: Array(11).fill(PARAMS.filterModel.items[0]) } }],
  ])('reject %s', async (_name, changes) => {
    await expect(read(changes)).rejects.toMatchObject({ status: 400 });
  });

  it('reject a body that is no object', async () => {
    const { readParams } = await loadPageCode<{ readParams: (body: unknown) => object }>(
      `${BACKEND}/request-limits`,
      'server/readParams.ts',
    );
    expect(() => readParams(undefined)).toThrow();
    expect(() => readParams('select')).toThrow();
  });

  it('find wildcards as text', async () => {
    const { likePattern } = await loadPageCode<{ likePattern: (text: string) => string }>(
      `${BACKEND}/request-limits`,
      'server/likePattern.ts',
    );
    expect(likePattern('50%_\\')).toBe('%50\\%\\_\\\\%');
  });
});

describe('REST with Express', () => {
  interface Orders {
    query: (params: unknown) => Promise<unknown>;
    save: (id: number, body: unknown) => Promise<{ status: number; body: unknown }>;
  }
  const memory = async () => {
    const { createMemoryOrders } = await loadPageCode<{
      createMemoryOrders: (rows: object[]) => Orders;
    }>(`${BACKEND}/express`, 'server/memoryOrders.ts');
    return createMemoryOrders(ORDERS.map((order) => ({ ...order })));
  };
  const start = async (orders: Orders) => {
    const { createApp } = await loadPageCode<{ createApp: (orders: Orders) => RequestListener }>(
      `${BACKEND}/express`,
      'server/app.ts',
    );
    return serve(createApp(orders));
  };
  const source = async () =>
    (
      await loadPageCode<{ dataSource: Required<GridDataSource> }>(
        `${BACKEND}/express`,
        'src/Orders.tsx',
      )
    ).dataSource;

  it('answers the data source with a page and the number of rows', async () => {
    await start(await memory());
    const { rows, rowCount } = await (await source()).getRows(PARAMS);
    expect(rows.map(({ id }) => id)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
    expect(rowCount).toBe(30);
  });

  it.each([
    ['contains', 'customer', 'MER 1', [1, 10, 11, 12, 13, 14, 15, 16, 17, 18]],
    ['equals', 'customer', 'customer 7', [7]],
    ['startsWith', 'customer', 'Customer 2', [2, 20, 21, 22, 23, 24, 25, 26, 27, 28]],
    ['endsWith', 'customer', '29', [29]],
    ['isAnyOf', 'customer', ['Customer 3', 'Customer 4'], [3, 4]],
    ['isEmpty', 'customer', undefined, []],
    ['is', 'customer', 'Customer 7', [7]],
    ['not', 'customer', 'Customer 1', [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['=', 'total', '50', [6]],
    ['>', 'total', 270, [29, 30]],
    ['<=', 'total', 10, [1, 2]],
    // The user hasn't entered a value yet.
    ['contains', 'customer', undefined, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    // The user has removed all values again.
    ['isAnyOf', 'customer', [], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('filters by %s', async (operator, field, value, ids) => {
    await start(await memory());
    const filterModel = { items: [{ field, operator, value }] };
    const { getRows } = await source();
    const { rows } = await getRows({ ...PARAMS, start: 0, end: 9, sortModel: [], filterModel });
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('rejects operators that it does not know, and queries without models', async () => {
    await start(await memory());
    const { getRows } = await source();
    const filterModel = { items: [{ field: 'customer', operator: 'constructor', value: 'x' }] };
    await expect(getRows({ ...PARAMS, filterModel })).rejects.toThrow('Unknown operator');
    const params = { ...PARAMS, sortModel: undefined } as unknown as GridGetRowsParams;
    await expect(getRows(params)).rejects.toThrow('Expected start, end, sortModel');
  });

  it('names the status of a proxy that answers with a page', async () => {
    await serve((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    });
    const { getRows } = await source();
    await expect(getRows(PARAMS)).rejects.toThrow('The server answered 502.');
  });

  it('sends what users selected to the query', async () => {
    const query = jest.fn<Promise<Page>, [unknown]>(async () => ({ rows: [], rowCount: 0 }));
    await start({ ...(await memory()), query });
    await (await source()).getRows(PARAMS);
    expect(query).toHaveBeenCalledWith(PARAMS);
  });

  it('saves a row', async () => {
    await start(await memory());
    const [previousRow = {}] = ORDERS.slice(4);
    const updatedRow = { ...previousRow, total: 99 };
    const params = { rowId: 5, updatedRow, previousRow };
    expect(await (await source()).updateRow(params)).toEqual(updatedRow);
    await expect((await source()).updateRow({ ...params, rowId: 99 })).rejects.toThrow(
      'There is no order 99.',
    );
    const refused = { ...params, updatedRow: { ...updatedRow, total: -1 } };
    await expect((await source()).updateRow(refused)).rejects.toThrow('Enter a total above 0.');
  });

  it('explains errors of the client, and hides those of the server', async () => {
    const origin = await start({
      ...(await memory()),
      query: async (params) => {
        throw Object(params).start === 0 ? badRequest('Wrong page.') : new Error('relation "x"');
      },
    });
    const { getRows } = await source();
    await expect(getRows({ ...PARAMS, start: 0 })).rejects.toThrow('Wrong page.');
    await expect(getRows(PARAMS)).rejects.toThrow('The server could not answer.');
    expect(logged).toHaveBeenCalledTimes(1);

    const broken = await browserFetch(`${origin}/api/orders/query`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([broken.status, broken.headers.get('content-type')]).toEqual([
      400,
      'application/json; charset=utf-8',
    ]);
  });

  it('rejects bodies of more than 64 KB', async () => {
    await start(await memory());
    const value = 'x'.repeat(65 * 1024);
    const filterModel = { items: [{ field: 'customer', operator: 'contains', value }] };
    await expect((await source()).getRows({ ...PARAMS, filterModel })).rejects.toThrow(
      'request entity too large',
    );
  });
});

describe('Next.js', () => {
  const page = `${BACKEND}/nextjs`;

  it('queries its array as the server of Express does', async () => {
    const file = 'server/queryRows.ts';
    expect(await readPageCode(page, file)).toBe(await readPageCode(`${BACKEND}/express`, file));
  });
  const source = async () => {
    const { POST } = await loadPageCode<{ POST: (request: Request) => Promise<Response> }>(
      page,
      'app/api/orders/route.ts',
    );
    answerWith(POST);
    const module = await loadPageCode<{ dataSource: Required<GridDataSource> }>(
      page,
      'app/orders/OrdersGrid.tsx',
    );
    return module.dataSource;
  };

  it('loads rows with the route handler', async () => {
    const { getRows } = await source();
    const filterModel = { items: [{ field: 'customer', operator: 'contains', value: 'nord' }] };
    const { rows, rowCount } = await getRows({ ...PARAMS, start: 1, end: 3, filterModel });
    const totals = rows.map(({ total }) => Number(total));
    expect(new Set(rows.map(({ customer }) => customer))).toEqual(new Set(['Nordlicht']));
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect([rows.length, rowCount]).toEqual([3, 12]);
    await expect(getRows({ ...PARAMS, start: 'x' })).rejects.toThrow(/start/);
  });

  it('answers a broken body without showing why', async () => {
    const { POST } = await loadPageCode<{ POST: (request: Request) => Promise<Response> }>(
      page,
      'app/api/orders/route.ts',
    );
    const response = await POST(new Request('http://localhost', { method: 'POST', body: '{' }));
    expect([response.status, await response.json()]).toEqual([
      500,
      { message: 'The orders could not be loaded.' },
    ]);
  });

  it('saves with the action, which returns errors', async () => {
    const { updateRow } = await source();
    const previousRow = { id: 1, customer: 'Lindholm Bikes', total: 40 };
    const edit = (rowId: number, changes: object) =>
      updateRow({ rowId, previousRow, updatedRow: { ...previousRow, ...changes } });

    const customer = 'Lindholm';
    expect(await edit(1, { customer })).toMatchObject({ id: 1, customer, total: 40 });
    await expect(edit(1, { customer: ' ' })).rejects.toThrow('Enter a customer.');
    await expect(edit(1, { total: 0 })).rejects.toThrow('Enter a total above 0.');
    await expect(edit(99, { customer })).rejects.toThrow('There is no order 99.');
  });

  it('answers the first request from the page', async () => {
    const { startWith } = await loadPageCode<{
      startWith: (first: object, source: GridDataSource) => GridDataSource;
    }>(page, 'app/orders/startWith.ts');
    const getRows = jest.fn(async () => ({ rows: [], rowCount: 0 }));
    const first = { rows: [{ id: 1 }], rowCount: 1 };
    const started = startWith(first, { getRows });

    expect(await started.getRows(PARAMS)).toBe(first);
    expect(getRows).not.toHaveBeenCalled();
    expect(await started.getRows(PARAMS)).toEqual({ rows: [], rowCount: 0 });
  });
});

describe('GraphQL', () => {
  const start = async (query: (params: unknown) => Promise<object>) => {
    const { createGraphQLHandler } = await loadPageCode<{
      createGraphQLHandler: (query: object) => (request: Request) => Promise<Response>;
    }>(`${BACKEND}/graphql`, 'server/handleGraphQL.ts');
    const handle = createGraphQLHandler(query);
    answerWith(handle);
    return handle;
  };
  const source = async () =>
    (
      await loadPageCode<{ dataSource: GridDataSource }>(
        `${BACKEND}/graphql`,
        'src/ordersSource.ts',
      )
    ).dataSource;

  it('loads rows and count with one query, and passes on the models', async () => {
    const query = jest.fn<Promise<Page>, [unknown]>(async () => ({
      rows: ORDERS.slice(0, 2).map((order) => ({ ...order, margin: 5 })),
      rowCount: 30,
    }));
    await start(query);

    expect(await (await source()).getRows(PARAMS)).toEqual({
      rows: ORDERS.slice(0, 2).map((order) => ({ ...order, id: String(order.id) })),
      rowCount: 30,
    });
    expect(query).toHaveBeenCalledTimes(1);
    expect(query.mock.calls[0]?.[0]).toEqual({
      start: 10,
      end: 19,
      sortModel: PARAMS.sortModel,
      filterModel: {
        items: [{ field: 'customer', operator: 'contains', value: 'Cu' }],
        logicOperator: 'and',
        quickFilterValues: [],
      },
    });
  });

  it('accepts lists as values, and filters without one', async () => {
    const query = jest.fn<Promise<Page>, [unknown]>(async () => ({ rows: [], rowCount: 0 }));
    await start(query);
    const items = [
      { field: 'status', operator: 'isAnyOf', value: ['open', 'paid'] },
      { field: 'total', operator: 'isEmpty' },
    ];
    await (await source()).getRows({ ...PARAMS, filterModel: { items } });
    expect(query.mock.calls[0]?.[0]).toMatchObject({ filterModel: { items } });
  });

  it('rejects unknown fields before the resolver', async () => {
    const query = jest.fn(async () => ({ rows: [], rowCount: 0 }));
    await start(query);
    const sortModel = [{ field: 'password', sort: 'asc' as const }];
    await expect((await source()).getRows({ ...PARAMS, sortModel })).rejects.toThrow(
      /"password" does not exist in "OrderField" enum/,
    );
    expect(query).not.toHaveBeenCalled();
  });

  it('rejects the ids of filter items, as the page says', async () => {
    const handle = await start(async () => ({ rows: [], rowCount: 0 }));
    const response = await handle(
      new Request('http://localhost', {
        method: 'POST',
        body: JSON.stringify({
          query: `query Q($filterModel: FilterInput!) {
            orders(start: 0, end: 1, filterModel: $filterModel) { rowCount }
          }`,
          variables: { filterModel: PARAMS.filterModel },
        }),
      }),
    );
    const { errors } = await response.json();
    expect(response.status).toBe(200);
    expect(errors[0].message).toContain('Field "id" is not defined by type "FilterItemInput"');
  });

  it('explains errors of the client, and hides those of the server', async () => {
    await start(async () => {
      throw badRequest('Unknown operator');
    });
    await expect((await source()).getRows(PARAMS)).rejects.toThrow('Unknown operator');
    await start(async () => {
      throw new Error('relation "orders" does not exist');
    });
    await expect((await source()).getRows(PARAMS)).rejects.toThrow(
      'The orders could not be loaded.',
    );
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('live rows', () => {
  it('push changes to clients of the same tenant until they leave', async () => {
    const { createOrderEvents } = await loadPageCode<{
      createOrderEvents: (tenantOf: (request: { url: string }) => string) => {
        subscribe: unknown;
        publish: (event: object) => void;
      };
    }>(`${BACKEND}/live-rows`, 'server/orderEvents.ts');
    const { default: express } = await import('express');
    const events = createOrderEvents(({ url }) => url.split('=')[1] ?? '');
    const app = express();
    app.get('/events', events.subscribe as RequestListener);
    const origin = await serve(app);

    const leave = new AbortController();
    const { body, headers } = await browserFetch(`${origin}/events?tenant=lyon`, {
      signal: leave.signal,
    });
    expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = body!.getReader();
    const row = { id: 3, customer: 'Nordlicht', status: 'paid', tenantId: 'lyon' };
    events.publish({ type: 'saved', row: { ...row, tenantId: 'graz' } });
    events.publish({ type: 'saved', row });
    events.publish({ type: 'deleted', id: 3, tenantId: 'lyon' });

    let text = '';
    while (text.split('\n\n').length < 3) {
      const { value } = await reader.read();
      text += new TextDecoder().decode(value);
    }
    expect(text).toBe(
      `data: ${JSON.stringify({ type: 'saved', row })}\n\n` +
        'data: {"type":"deleted","id":3,"tenantId":"lyon"}\n\n',
    );
    leave.abort();
  });
});
