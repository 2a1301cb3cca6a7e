import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '@generated/docs-translations/default/settings.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import * as lazy from './OfflineChoice';

const OfflineChoice = withLazyMessages(messages, lazy.OfflineChoice);

const CHARTS = 'offline-x-charts.json';
const GRID = 'offline-x-data-grid.json';

const worker = Object.assign(new EventTarget(), {
  controller: { postMessage: jest.fn() } as { postMessage: jest.Mock } | null,
});

/** The caches by list, and whether the list itself is cached. */
let cached: Record<string, boolean>;

beforeEach(() => {
  cached = {};
  worker.controller = { postMessage: jest.fn() };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.assign(window, {
    caches: {
      has: async (name: string) => name in cached,
      open: async (name: string) => ({ match: async () => cached[name] || undefined }),
    },
    fetch: async () => ({
      ok: true,
      json: async () => ({
        products: [
          { list: GRID, name: 'Data Grid', bytes: 4_250_000 },
          { list: CHARTS, name: 'Charts', bytes: 1_900_000 },
        ],
      }),
    }),
  });
});

const show = () => render(<OfflineChoice />, { wrapper: EnglishMessages });

function report(message: object): void {
  act(() => {
    worker.dispatchEvent(
      new MessageEvent('message', { data: { type: 'PRODUCT_STATUS', ...message } }),
    );
  });
}

it('renders nothing without a service worker', async () => {
  worker.controller = null;
  const { container } = show();
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
});

it('shows the size of a product, and which ones are saved', async () => {
  cached[`docs-saved-${CHARTS}`] = true;
  show();
  expect(await screen.findByRole('checkbox', { name: /Data Grid.*4\.3/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Charts/ })).toBeChecked();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

it('sends a request to the worker and shows its progress', async () => {
  show();
  const box = await screen.findByRole('checkbox', { name: /Data Grid/ });
  await userEvent.click(box);
  expect(worker.controller?.postMessage).toHaveBeenCalledWith({ type: 'SAVE_PRODUCT', list: GRID });
  report({ list: GRID, status: 'loading', done: 30, total: 120 });
  expect(screen.getByRole('progressbar', { name: 'Loading Data Grid' })).toHaveAttribute(
    'value',
    '30',
  );
  report({ list: GRID, status: 'saved' });
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(box).toBeChecked();

  await userEvent.click(box);
  expect(worker.controller?.postMessage).toHaveBeenLastCalledWith({
    type: 'REMOVE_PRODUCT',
    list: GRID,
  });
  expect(box).not.toBeChecked();
});

it.each([
  ['failed', /Charts could not be loaded completely/],
  ['full', /enough space for Charts/],
])('shows that it %s', async (status, text) => {
  show();
  const box = await screen.findByRole('checkbox', { name: /Charts/ });
  report({ list: CHARTS, status });
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(box).not.toBeChecked();
});
