import '../support/browserGlobals';
import type { ComponentType, ReactNode } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  DataGrid,
  type GridDataSource,
  type GridGetRowsParams,
  type GridGetRowsResponse,
} from '@mui/x-data-grid';
import { loadPageCode } from '../support/loadPageCode';

const BACKEND = 'docs/react-data-grid/backend';
const ORDER = { id: 1, customer: 'Nordlicht', total: 10, version: 3 };

jest.setTimeout(60_000);

interface Answer {
  readonly ok: boolean;
  readonly status: number;
  readonly json: () => Promise<unknown>;
}

const answer = (status: number, body: unknown): Answer => ({
  ok: status < 400,
  status,
  json: () => Promise.resolve(body),
});
const fetchMock = jest.fn<Promise<Answer>, [string, RequestInit | undefined]>();
beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
});

/**
 * Editors report a value 200 ms after the last key. A key that ends the edit reports it at once, but
 * `act()` then renders before the check of the value has ended, which doesn't happen in browsers.
 */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 250)));

const sentBody = (call = fetchMock.mock.calls.length - 1): unknown =>
  JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));

describe('updates', () => {
  interface OrdersProps {
    getRows: GridDataSource['getRows'];
  }
  const show = async () => {
    const { Orders } = await loadPageCode<{ Orders: ComponentType<OrdersProps> }>(
      `${BACKEND}/updates`,
      'src/Orders.tsx',
    );
    const getRows = async () => ({ rows: [ORDER], rowCount: 1 });
    render(<Orders getRows={getRows} />);
    await screen.findByRole('gridcell', { name: 'Nordlicht' });
  };
  const edit = async (name: string, text: string) => {
    const user = userEvent.setup();
    await user.dblClick(screen.getByRole('gridcell', { name }));
    const input = within(screen.getByRole('grid')).getByRole(
      name === '10' ? 'spinbutton' : 'textbox',
    );
    await user.clear(input);
    await user.type(input, text);
    await settle();
    await user.type(input, '{Enter}');
    return { user, input };
  };

  it('show the saved row', async () => {
    await show();
    fetchMock.mockResolvedValue(answer(200, { ...ORDER, customer: 'Casa Verde', version: 4 }));
    await edit('Nordlicht', 'Casa');

    expect(await screen.findByRole('gridcell', { name: 'Casa Verde' })).toBeVisible();
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/orders/1');
    expect(sentBody()).toEqual({ ...ORDER, customer: 'Casa' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('mark the cell that the server rejects until its value changes', async () => {
    await show();
    fetchMock.mockResolvedValue(answer(422, { total: ['Enter a total above 0.'] }));
    const { input, user } = await edit('10', '-5');

    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a total above 0.');
    expect(input).toHaveValue(-5);

    await user.clear(input);
    await user.type(input, '7');
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'false'));
    await settle();
    fetchMock.mockResolvedValue(answer(200, { ...ORDER, total: 7, version: 4 }));
    await user.type(input, '{Enter}');
    expect(await screen.findByRole('gridcell', { name: '7' })).toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('show the row of the other user, and save on its version', async () => {
    await show();
    const current = { ...ORDER, total: 99, version: 4 };
    fetchMock.mockResolvedValueOnce(answer(409, current));
    const { input, user } = await edit('Nordlicht', 'Mine');

    expect(await screen.findByRole('gridcell', { name: '99' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has changed this order.');
    expect(input).toHaveValue('Mine');

    fetchMock.mockResolvedValueOnce(answer(200, { ...current, customer: 'Mine', version: 5 }));
    await user.type(input, '{Enter}');
    await screen.findByRole('gridcell', { name: 'Mine' });
    expect(sentBody()).toEqual({ ...current, customer: 'Mine' });
  });

  it('show an error that belongs to no field', async () => {
    await show();
    fetchMock.mockResolvedValue(answer(503, {}));
    await edit('Nordlicht', 'Mine');
    expect(await screen.findByText('The order could not be saved (503).')).toBeVisible();
  });

  it('undo an optimistic edit that fails, and clear the cache again', async () => {
    const { optimistically } = await loadPageCode<{
      optimistically: (
        apiRef: object,
        save: () => Promise<unknown>,
        onError: (error: unknown) => void,
      ) => NonNullable<GridDataSource['updateRow']>;
    }>(`${BACKEND}/updates`, 'src/optimistically.ts');
    const updateRows = jest.fn();
    const clear = jest.fn();
    const apiRef = { current: { updateRows, dataSource: { cache: { clear } } } };
    const params = { rowId: 1, updatedRow: { ...ORDER, total: 12 }, previousRow: ORDER };
    const onError = jest.fn();

    let fail: (reason: Error) => void = () => {};
    const failing = () => new Promise((_, reject) => (fail = reject));
    expect(await optimistically(apiRef, failing, onError)(params)).toBe(params.updatedRow);
    expect(updateRows).not.toHaveBeenCalled();
    await act(async () => fail(new Error('No connection')));
    expect(updateRows).toHaveBeenCalledWith([ORDER]);
    expect(onError).toHaveBeenCalledWith(new Error('No connection'));

    const saved = { ...params.updatedRow, version: 4 };
    await optimistically(apiRef, async () => saved, onError)(params);
    await waitFor(() => expect(updateRows).toHaveBeenLastCalledWith([saved]));
    expect(clear).toHaveBeenCalledTimes(2);
  });
});

describe('live rows', () => {
  class FakeEventSource {
    static current: FakeEventSource;
    onmessage?: (event: { data: string }) => void;
    onerror?: () => void;
    onopen?: () => void;
    close = jest.fn();
    constructor(readonly url: string) {
      FakeEventSource.current = this;
    }
    send(event: object) {
      act(() => this.onmessage?.({ data: JSON.stringify(event) }));
    }
  }
  const row = { id: 1, customer: 'Nordlicht', status: 'open' };
  const show = async () => {
    Object.assign(globalThis, { EventSource: FakeEventSource });
    const { LiveOrders } = await loadPageCode<{
      LiveOrders: ComponentType<{ dataSource: GridDataSource }>;
    }>(`${BACKEND}/live-rows`, 'src/LiveOrders.tsx');
    const getRows = jest.fn(async () => ({ rows: [row], rowCount: 1 }));
    const { unmount } = render(<LiveOrders dataSource={{ getRows }} />);
    await screen.findByRole('gridcell', { name: 'open' });
    return { getRows, unmount };
  };

  it('update rows that are loaded', async () => {
    await show();
    FakeEventSource.current.send({ type: 'saved', row: { ...row, status: 'paid' } });
    expect(await screen.findByRole('gridcell', { name: 'paid' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show new orders' })).not.toBeInTheDocument();
  });

  it.each([
    ['a new row', { type: 'saved', row: { id: 2, customer: 'Casa Verde', status: 'new' } }],
    ['a deleted row', { type: 'deleted', id: 1 }],
  ])('offer to fetch again after %s', async (_name, event) => {
    const { getRows } = await show();
    FakeEventSource.current.send(event);
    expect(screen.queryByRole('gridcell', { name: 'new' })).not.toBeInTheDocument();

    const calls = getRows.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Show new orders' }));
    await waitFor(() => expect(getRows.mock.calls.length).toBe(calls + 1));
  });

  it('offer to fetch again after an interruption, and disconnect at the end', async () => {
    const { unmount } = await show();
    const source = FakeEventSource.current;
    act(() => source.onopen?.());
    expect(screen.queryByRole('button', { name: 'Show new orders' })).not.toBeInTheDocument();
    act(() => source.onerror?.());
    act(() => source.onopen?.());
    expect(screen.getByRole('button', { name: 'Show new orders' })).toBeVisible();
    unmount();
    expect(source.close).toHaveBeenCalled();
  });
});

describe('TanStack Query', () => {
  const page = `${BACKEND}/tanstack-query`;
  const params = (number: number): GridGetRowsParams => ({
    start: number * 10,
    end: number * 10 + 9,
    paginationModel: { page: number, pageSize: 10 },
    sortModel: [],
    filterModel: { items: [] },
  });
  const response: GridGetRowsResponse = { rows: [{ id: 1 }], rowCount: 25 };
  type FetchPage = (params: GridGetRowsParams, signal: AbortSignal) => Promise<GridGetRowsResponse>;
  const create = async (fetchPage: FetchPage, client = new QueryClient()) => {
    const { createOrdersSource } = await loadPageCode<{
      createOrdersSource: (client: QueryClient, fetchPage: FetchPage) => GridDataSource;
    }>(page, 'src/createOrdersSource.ts');
    return createOrdersSource(client, fetchPage);
  };

  it('requests a page once, and the next one in advance', async () => {
    const fetchPage = jest.fn<Promise<GridGetRowsResponse>, [GridGetRowsParams]>(
      async () => response,
    );
    const { getRows } = await create(fetchPage);

    expect(await getRows(params(0))).toBe(response);
    expect(fetchPage.mock.calls.map(([sent]) => sent)).toEqual([params(0), params(1)]);
    await getRows(params(0));
    await getRows(params(1));
    expect(fetchPage.mock.calls.map(([sent]) => sent.start)).toEqual([0, 10, 20]);
    await getRows(params(2));
    expect(fetchPage).toHaveBeenCalledTimes(3);
  });

  it('requests again after the queries were invalidated', async () => {
    const fetchPage = jest.fn(async () => ({ ...response, rowCount: 1 }));
    const client = new QueryClient();
    const { getRows } = await create(fetchPage, client);
    await getRows(params(0));
    await client.invalidateQueries({ queryKey: ['orders'] });
    await getRows(params(0));
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it('retries twice', async () => {
    jest.useFakeTimers();
    try {
      const fetchPage = jest.fn(() => Promise.reject(new Error('No connection')));
      const { getRows } = await create(fetchPage);
      const result = expect(getRows(params(0))).rejects.toThrow('No connection');
      await jest.advanceTimersByTimeAsync(999);
      expect(fetchPage).toHaveBeenCalledTimes(1);
      await jest.advanceTimersByTimeAsync(1);
      expect(fetchPage).toHaveBeenCalledTimes(2);
      await jest.advanceTimersByTimeAsync(2000);
      await result;
      expect(fetchPage).toHaveBeenCalledTimes(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not retry requests that are wrong', async () => {
    const { HttpError, shouldRetry } = await loadPageCode<{
      HttpError: new (status: number) => Error;
      shouldRetry: (failures: number, error: Error) => boolean;
    }>(page, 'src/shouldRetry.ts');
    expect(shouldRetry(0, new HttpError(400))).toBe(false);
    expect(shouldRetry(0, new HttpError(503))).toBe(true);
    expect(shouldRetry(1, new TypeError('Failed to fetch'))).toBe(true);
    expect(shouldRetry(2, new HttpError(503))).toBe(false);
  });

  it('shows the rows in the grid', async () => {
    const { Orders } = await loadPageCode<{ Orders: ComponentType }>(page, 'src/Orders.tsx');
    fetchMock.mockResolvedValue(answer(200, { rows: [ORDER], rowCount: 1 }));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Orders />
      </QueryClientProvider>,
    );
    expect(await screen.findByRole('gridcell', { name: 'Nordlicht' })).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('keyset paging', () => {
  interface Request {
    after: unknown;
    skip: number;
    pageSize: number;
  }
  const all = Array.from({ length: 7 }, (_, index) => ({ id: index + 1 }));
  const create = async () => {
    const { createKeysetSource } = await loadPageCode<{
      createKeysetSource: (fetchPage: (request: Request) => Promise<object>) => GridDataSource;
    }>(`${BACKEND}/cursor-paging`, 'src/createKeysetSource.ts');
    const requests: Request[] = [];
    const { getRows } = createKeysetSource(async ({ after, skip, pageSize }) => {
      requests.push({ after, skip, pageSize });
      const start = Number(after ?? 0) + skip;
      const rows = all.slice(start, start + pageSize);
      const end = start + rows.length;
      return { rows, next: end < all.length ? end : null };
    });
    const load = async (start: number, end: number, field = 'id') => {
      const { rows, rowCount } = await getRows({
        start,
        end,
        sortModel: [{ field, sort: 'asc' }],
        filterModel: { items: [] },
      });
      return [rows.map(({ id }) => id), rowCount];
    };
    return { load, requests };
  };

  it('goes forward by cursors, and knows the number of rows on the last page', async () => {
    const { load, requests } = await create();
    expect(await load(0, 2)).toEqual([[1, 2, 3], -1]);
    expect(await load(3, 5)).toEqual([[4, 5, 6], -1]);
    expect(await load(6, 8)).toEqual([[7], 7]);
    expect(await load(3, 5)).toEqual([[4, 5, 6], -1]);
    expect(requests.map(({ after }) => after)).toEqual([null, 3, 6, 3]);
    expect(requests.every(({ skip }) => skip === 0)).toBe(true);
  });

  it('skips rows if it has no cursor, such as for another order', async () => {
    const { load, requests } = await create();
    await load(0, 2);
    expect(await load(3, 5, 'customer')).toEqual([[4, 5, 6], -1]);
    expect(requests.at(-1)).toEqual({ after: null, skip: 3, pageSize: 3 });
  });

  it('fails if pageInfo has a cursor and the page is larger than the smallest size', async () => {
    const onDataSourceError = jest.fn();
    const dataSource: GridDataSource = {
      getRows: async () => ({ rows: all, rowCount: -1, pageInfo: { nextCursor: 'x' } }),
    };
    render(
      <DataGrid
        columns={[{ field: 'id' }]}
        dataSource={dataSource}
        onDataSourceError={onDataSourceError}
        pagination
        pageSizeOptions={[5, 25]}
        initialState={{ pagination: { paginationModel: { page: 0, pageSize: 25 } } }}
        label="Orders"
      />,
    );
    await waitFor(() => expect(onDataSourceError).toHaveBeenCalled());
    expect(onDataSourceError.mock.calls[0]?.[0].cause).toBeInstanceOf(TypeError);
  });
});

describe('other products', () => {
  it('loads the children of a tree item on demand', async () => {
    const { Folders } = await loadPageCode<{ Folders: ComponentType }>(
      'docs/react-tree-view/backend',
      'src/Folders.tsx',
    );
    const folder = (id: string, childrenCount: number) => ({
      id,
      label: `Folder ${id}`,
      childrenCount,
    });
    fetchMock.mockImplementation(async (address) =>
      answer(200, address.includes('parent=1') ? [folder('2', 0)] : [folder('1', 1)]),
    );
    render(<Folders />);
    await userEvent.click(await screen.findByText('Folder 1'));
    expect(await screen.findByText('Folder 2')).toBeVisible();
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
      '/api/folders?',
      '/api/folders?parent=1',
    ]);
  });

  it('aborts the request of a chart for the former unit', async () => {
    const { Revenue } = await loadPageCode<{ Revenue: ComponentType<{ unit: string }> }>(
      'docs/react-charts/backend',
      'src/Revenue.tsx',
    );
    fetchMock.mockResolvedValue(answer(200, [{ from: '2026-03-01', revenue: 70 }]));
    const { rerender } = render(<Revenue unit="day" />);
    rerender(<Revenue unit="month" />);

    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([
      '/api/revenue?unit=day',
      '/api/revenue?unit=month',
    ]);
    expect(fetchMock.mock.calls.map(([, options]) => options?.signal?.aborted)).toEqual([
      true,
      false,
    ]);

    fetchMock.mockResolvedValue(answer(500, {}));
    rerender(<Revenue unit="week" />);
    expect(await screen.findByText('The revenue could not be loaded (500).')).toBeVisible();
  });

  it('saves a day as text, wherever the user is', async () => {
    const { DueDate } = await loadPageCode<{
      DueDate: ComponentType<{ dueOn: string | null; onSave: (text: string | null) => void }>;
    }>('docs/react-date-pickers/dates-over-the-wire', 'src/DueDate.tsx');
    const onSave = jest.fn();
    const withDates = (child: ReactNode) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>{child}</LocalizationProvider>
    );
    render(withDates(<DueDate dueOn="2026-03-14" onSave={onSave} />));
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }));
    await userEvent.keyboard('20');
    expect(onSave).toHaveBeenLastCalledWith('2026-03-20');
  });
});
