/**
 * @jest-environment jsdom
 */
import type { FrameMessage } from './handlerMessages';
import { startHandler, type HandlerFrame, type RunStatement } from './startHandler';

const OPTIONS = { src: '/x/live-demo/handler/', title: 'Edited handler', silent: 'It is silent' };
const REQUEST = {
  params: { start: 0, end: 9, sortModel: [], filterModel: { items: [] } },
  isTree: false,
};
const FILES = { 'handler.ts': '' };

let handler: HandlerFrame;
const post = jest.fn();
const run = jest.fn<ReturnType<RunStatement>, Parameters<RunStatement>>();

const frame = () => document.querySelector('iframe');
const fromFrame = (data: unknown, source = frame()?.contentWindow) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null }));
const query = { kind: 'query', id: 1, sql: 'select 1', parameters: [] };

beforeEach(() => {
  jest.useFakeTimers();
  post.mockReset();
  run.mockReset();
  handler = startHandler(OPTIONS);
  Object.defineProperty(frame()?.contentWindow, 'postMessage', { value: post });
});
afterEach(() => {
  handler.stop();
  jest.useRealTimers();
});

it('is a hidden frame that can only run scripts', () => {
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame()).not.toBeVisible();
});

it('sends requests once the frame is ready, runs its statements, and returns its answer', async () => {
  run.mockResolvedValue([{ id: 1 }]);
  const answer = handler.ask(FILES, REQUEST, run);
  expect(post).not.toHaveBeenCalled();
  fromFrame({ kind: 'ready' });
  expect(post).toHaveBeenCalledWith({ kind: 'ask', id: 1, files: FILES, ...REQUEST }, '*');

  fromFrame({ ...query, query: 4, sql: 'select $1', parameters: [2] });
  await jest.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledWith('select $1', [2]);
  expect(post).toHaveBeenLastCalledWith(
    { kind: 'result', query: 4, result: { rows: [{ id: 1 }] } },
    '*',
  );
  fromFrame({ kind: 'answer', id: 1, response: { rows: [{ id: 1 }], rowCount: 1 } });
  expect(await answer).toEqual({ rows: [{ id: 1 }], rowCount: 1 });
  expect(handler.isBusy()).toBe(false);
});

it('passes errors of the database to the frame, and those of the handler to the page', async () => {
  run.mockRejectedValue(new Error('syntax error at end of input'));
  const answer = handler.ask(FILES, REQUEST, run);
  fromFrame({ kind: 'ready' });
  fromFrame({ ...query, query: 1 });
  await jest.advanceTimersByTimeAsync(0);
  const result = { error: 'syntax error at end of input' };
  expect(post).toHaveBeenLastCalledWith({ kind: 'result', query: 1, result }, '*');
  fromFrame({ kind: 'failed', id: 1, message: 'Not yet (handler.ts:3)' });
  await expect(answer).rejects.toThrow('Not yet (handler.ts:3)');
});

it.each<[unknown]>([
  [{ kind: 'answer', id: 1, response: null }],
  [{ kind: 'answer', id: 1, response: { rows: 'all' } }],
  [{ kind: 'answer', id: 1, response: { rows: [1] } }],
])('rejects the answer %j', async (message) => {
  const answer = handler.ask(FILES, REQUEST, run);
  fromFrame({ kind: 'ready' });
  fromFrame(message);
  await expect(answer).rejects.toThrow('The handler did not return { rows }, an array of rows.');
});

function cyclic(note: string) {
  const row: Record<string, unknown> = { id: 1 };
  row.results = { row, note };
  return row;
}

it.each<[string, readonly unknown[]]>([
  ['10001 rows', Array.from({ length: 10_001 }, (_, id) => ({ id }))],
  ['more than the lab shows', [{ id: 1, note: 'x'.repeat(1_000_000) }]],
  ['more than the lab shows', [cyclic('x'.repeat(1_000_000))]],
  ['more than the lab shows', [{ id: 1, all: Array.from({ length: 200_000 }, () => ({})) }]],
  ['more than the lab shows', [{ id: 1, results: { note: ['x'.repeat(1_000_000)] } }]],
  ['"__proto__"', [JSON.parse('{ "id": 1, "__proto__": { "a": 1 } }')]],
  ['"__proto__"', [{ id: '__proto__' }]],
])('rejects an answer with %s', async (words, rows) => {
  const answer = handler.ask(FILES, REQUEST, run);
  fromFrame({ kind: 'ready' });
  fromFrame({ kind: 'answer', id: 1, response: { rows } });
  await expect(answer).rejects.toThrow(words);
});

it.each<[unknown]>([
  ['query'],
  [{ ...query, query: 'one' }],
  [{ ...query, query: 1, sql: { text: 'select 1' } }],
  [{ ...query, query: 1, parameters: 'none' }],
  [{ ...query, id: 2, query: 1 }],
])('ignores %j', async (message) => {
  handler.ask(FILES, REQUEST, run).catch(() => undefined);
  fromFrame({ kind: 'ready' });
  fromFrame(message);
  await jest.advanceTimersByTimeAsync(0);
  expect(run).not.toHaveBeenCalled();
});

it('ignores messages of other windows', async () => {
  handler.ask(FILES, REQUEST, run).catch(() => undefined);
  fromFrame({ kind: 'ready' }, window);
  expect(post).not.toHaveBeenCalled();
});

it('ends a frame that does not answer, with its requests', async () => {
  const answer = handler.ask(FILES, REQUEST, run);
  const failed = expect(answer).rejects.toThrow('It is silent');
  fromFrame({ kind: 'ready' } satisfies FrameMessage);
  await jest.advanceTimersByTimeAsync(6000);
  await failed;
  expect(frame()).toBeNull();
  expect(handler.isRunning()).toBe(false);
});

it('ends a frame that sends message after message', async () => {
  const flooded = expect(handler.ask(FILES, REQUEST, run)).rejects.toThrow('too many messages');
  for (let count = 0; count < 1000; count += 1) {
    fromFrame({ kind: 'pong', token: count });
  }
  await flooded;
  expect(frame()).toBeNull();
});

it('ends a frame that does not load, and one that runs statement after statement', async () => {
  const failed = expect(handler.ask(FILES, REQUEST, run)).rejects.toThrow('It is silent');
  await jest.advanceTimersByTimeAsync(30_000);
  await failed;

  run.mockResolvedValue([]);
  handler = startHandler(OPTIONS);
  const endless = expect(handler.ask(FILES, REQUEST, run)).rejects.toThrow('More than 100');
  fromFrame({ kind: 'ready' } satisfies FrameMessage);
  for (let count = 0; count < 101; count += 1) {
    fromFrame({ ...query, query: count });
  }
  await endless;
  expect(frame()).toBeNull();
});
