import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocsConfig } from '@site/src/base/testing/DocsConfig';
import { EnglishMessages } from '@site/src/base/testing/EnglishMessages';
import LiveFrame from './LiveFrame';
import type { EditedFile, FrameMessage, LiveStage } from './messages';
import { RUN_DELAY_MS } from './useLiveFrame';

jest.mock('@docusaurus/useBaseUrl', () => ({
  __esModule: true,
  default: (path: string) => `/x/${path}`,
}));

const STAGE: LiveStage = {
  route: '/x/orders/',
  name: 'Orders',
  styling: 'system',
  bg: 'outlined',
  isFramed: false,
  display: { mode: 'light', direction: 'ltr', dense: false, locale: 'enUS' },
  theme: null,
};

const filesOf = (code: string) => [{ name: 'Orders.tsx', code }];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function startEditing() {
  const onShown = jest.fn();
  const onError = jest.fn();
  const element = (files: readonly EditedFile[] | null, isShown = false) => (
    <DocsConfig>
      <EnglishMessages>
        <LiveFrame {...{ stage: STAGE, files, isShown, onShown, onError }} />
      </EnglishMessages>
    </DocsConfig>
  );
  const view = render(element(null));
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Demo Orders');
  const listen = () => {
    const sent = jest.fn();
    jest.spyOn(frame().contentWindow as Window, 'postMessage').mockImplementation(sent);
    return sent;
  };
  /** A message of the frame, or of another window. */
  const say = (message: FrameMessage, source: Window | null = frame().contentWindow) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: message, source }));
    });
  const write = async (code: string) => {
    view.rerender(element(filesOf(code)));
    await act(() => jest.advanceTimersByTimeAsync(RUN_DELAY_MS));
  };
  const runs = (sent: jest.Mock) =>
    sent.mock.calls.flatMap(([message]) => (message.kind === 'show' ? [message.run] : []));
  return { ...view, element, frame, listen, say, write, runs, onShown, onError };
}

it('sandboxes the frame', () => {
  const { frame } = startEditing();
  expect(frame()).toHaveAttribute('src', '/x/live-demo/');
  expect(frame().getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-forms',
    'allow-downloads',
  ]);
});

it('sends the demo once the frame listens, and the code when the reader pauses', async () => {
  const { listen, say, write, runs } = startEditing();
  const sent = listen();
  await write('first');
  expect(runs(sent)).toEqual([]);
  say({ kind: 'ready' });
  await write('second');
  expect(runs(sent)).toEqual([
    { id: 1, files: filesOf('first') },
    { id: 2, files: filesOf('second') },
  ]);
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ stage: STAGE }), '*');
});

it("is shown once the reader's current version runs", async () => {
  const { listen, say, write, onShown, onError } = startEditing();
  listen();
  say({ kind: 'ready' });
  await write('a');
  await write('b');
  say({ kind: 'ran', id: 1 });
  expect(onShown).not.toHaveBeenCalledWith(true);
  say({ kind: 'error', id: 2, message: 'No rows' });
  expect(onError).toHaveBeenLastCalledWith('No rows');
  say({ kind: 'ran', id: 2 });
  expect(onShown).toHaveBeenLastCalledWith(true);
  expect(onError).toHaveBeenLastCalledWith(null);
});

it('ignores messages of other windows', async () => {
  const { listen, say, write, onShown, onError } = startEditing();
  listen();
  say({ kind: 'ready' });
  await write('a');
  say({ kind: 'ran', id: 1 }, window);
  say({ kind: 'error', id: 1, message: 'false' }, null);
  expect(onShown).not.toHaveBeenCalledWith(true);
  expect(onError).not.toHaveBeenCalled();
});

it('offers to stop a frame that does not answer, until the code changes', async () => {
  const { listen, say, write, onShown } = startEditing();
  listen();
  say({ kind: 'ready' });
  await write('for (;;) {}');
  await act(() => jest.advanceTimersByTimeAsync(6000));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  expect(screen.getByText(/does not answer/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stop the demo' }));
  expect(screen.queryByTitle('Demo Orders')).toBeNull();
  expect(screen.queryByText(/does not answer/)).toBeNull();
  expect(onShown).toHaveBeenLastCalledWith(false);

  await write('corrected');
  expect(screen.getByTitle('Demo Orders')).toBeInTheDocument();
});

it('replaces a frame that hangs when the code changes', async () => {
  const { frame, listen, say, write, runs } = startEditing();
  listen();
  say({ kind: 'ready' });
  await write('for (;;) {}');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  const hanging = frame();
  await write('corrected');
  expect(frame()).not.toBe(hanging);
  const sent = listen();
  say({ kind: 'ready' });
  expect(runs(sent)).toEqual([{ id: 2, files: filesOf('corrected') }]);
});

it.each<[string, number, unknown]>([
  ['that say it is ready', 100, { kind: 'ready' }],
  ['with sizes', 600, { kind: 'size', height: 1, extent: 1, hasModal: false }],
  ['that nobody expects', 20, { data: 'of 100 MB' }],
])('stops a frame that sends too many messages %s', async (_what, count, message) => {
  const { listen, say, write, runs, onShown } = startEditing();
  const sent = listen();
  say({ kind: 'ready' });
  await write('flood');
  for (let index = 0; index < count; index += 1) {
    if (screen.queryByTitle('Demo Orders')) {
      say(message as FrameMessage);
    }
  }
  expect(screen.queryByTitle('Demo Orders')).toBeNull();
  expect(runs(sent).length).toBeLessThan(20);
  expect(onShown).toHaveBeenLastCalledWith(false);
  expect(screen.getByText(/too many messages/)).toBeInTheDocument();

  await write('corrected');
  expect(screen.getByTitle('Demo Orders')).toBeInTheDocument();
  expect(screen.queryByText(/too many messages/)).toBeNull();
});

it('says that the frame did not load, and tries again', async () => {
  const { frame, write } = startEditing();
  await write('a');
  const lost = frame();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBe(lost);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
