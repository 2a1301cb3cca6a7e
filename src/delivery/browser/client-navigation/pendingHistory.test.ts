/** @jest-environment jsdom */
import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import loadRoute from './loadRoute';
import { createPendingHistory } from './pendingHistory';

jest.mock('./loadRoute', () => ({ __esModule: true, default: jest.fn() }));
jest.mock(
  '@docusaurus/core/lib/client/normalizeLocation',
  () =>
    ({ pathname }: { readonly pathname: string }) => ({
      pathname: pathname.replace(/\/index\.html$/, '/'),
    }),
);
jest.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: jest.fn(),
}));

const finish = jest.fn();
let loads: Map<string, () => void>;

/** Finishes loading a page. */
async function load(path: string) {
  loads.get(path)?.();
  await Promise.resolve();
}

beforeEach(() => {
  jest.clearAllMocks();
  loads = new Map();
  window.history.replaceState(null, '', '/x/grid/');
  jest.mocked(dispatchLifecycleAction).mockReturnValue(finish);
  jest
    .mocked(loadRoute)
    .mockImplementation((path) => new Promise<void>((resolve) => loads.set(path, resolve)));
});

function open() {
  const history = createPendingHistory();
  const heard: string[] = [];
  const stop = history.listen(({ hash, pathname }, action) => {
    heard.push(`${action} ${pathname}${hash}`);
  });
  return { history, heard, stop };
}

it('notifies listeners of a new location once its page has loaded', async () => {
  const { heard, history } = open();
  history.push('/x/charts/#bars');
  expect(window.location.pathname).toBe('/x/charts/');
  expect(history.location.pathname).toBe('/x/charts/');
  expect(heard).toEqual([]);
  await load('/x/charts/');
  expect(heard).toEqual(['PUSH /x/charts/#bars']);
});

it.each([
  ['push', 'first', ['/x/charts/', '/x/tree/']],
  ['replace', 'last', ['/x/tree/', '/x/charts/']],
] as const)(
  'tells of the last page only: %s, and the page left behind comes %s',
  async (goOn, _place, arrivals) => {
    const { heard, history } = open();
    history.push('/x/charts/');
    history[goOn]('/x/tree/');
    for (const path of arrivals) {
      await load(path);
    }
    expect(heard).toEqual([`${goOn.toUpperCase()} /x/tree/`]);
  },
);

it('loads the page that a URL with a file name resolves to', () => {
  open().history.push('/x/charts/index.html');
  expect(loadRoute).toHaveBeenCalledWith('/x/charts/');
});

it('notifies listeners until they unsubscribe', async () => {
  const { heard, history, stop } = open();
  const other = jest.fn();
  history.listen(other);
  stop();
  history.push('/x/charts/');
  await load('/x/charts/');
  expect(heard).toEqual([]);
  expect(other).toHaveBeenCalledTimes(1);
});

it('notifies client modules of the first page and of later navigations', async () => {
  const { history } = open();
  expect(dispatchLifecycleAction).toHaveBeenCalledWith('onRouteUpdate', {
    previousLocation: null,
    location: expect.objectContaining({ pathname: '/x/grid/' }) as unknown,
  });
  history.push('/x/charts/');
  expect(dispatchLifecycleAction).toHaveBeenLastCalledWith('onRouteUpdate', {
    previousLocation: expect.objectContaining({ pathname: '/x/grid/' }) as unknown,
    location: expect.objectContaining({ pathname: '/x/charts/' }) as unknown,
  });
  expect(finish).not.toHaveBeenCalled();
  await load('/x/charts/');
  expect(finish).toHaveBeenCalledTimes(1);
});
