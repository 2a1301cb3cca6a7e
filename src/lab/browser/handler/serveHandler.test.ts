/**
 * @jest-environment jsdom
 */
import fs from 'node:fs';
import path from 'node:path';
import type { FrameMessage, HandlerFiles, PageMessage, QueryResult } from './handlerMessages';
import { serveHandler } from './serveHandler';

const FOLDER = 'docs/react-data-grid/server-side-data/lab';
const FILES: HandlerFiles = Object.fromEntries(
  fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')]),
);
const PARAMS = { start: 0, end: 24, sortModel: [], filterModel: { items: [] } };

let sent: FrameMessage[];
let results: QueryResult[];
let end: () => void;

const toFrame = (data: PageMessage, source: Window = window) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));

beforeEach(() => {
  sent = [];
  results = [];
  // The frame's parent is the window itself here. Statements are answered in their order.
  jest.spyOn(window, 'postMessage').mockImplementation(((message: FrameMessage) => {
    sent.push(message);
    if (message.kind === 'query') {
      const result = results.shift() ?? { rows: [{ count: 0 }] };
      queueMicrotask(() => toFrame({ kind: 'result', query: message.query, result }));
    }
  }) as typeof window.postMessage);
  end = serveHandler();
});
afterEach(() => {
  end();
  jest.restoreAllMocks();
});

const waitFor = async (kind: FrameMessage['kind']): Promise<FrameMessage | undefined> => {
  for (let turn = 0; turn < 200 && !sent.some((message) => message.kind === kind); turn += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  return sent.find((message) => message.kind === kind);
};
const ask = (files: HandlerFiles, changes: object = {}) =>
  toFrame({ kind: 'ask', id: 7, files, params: { ...PARAMS, ...changes }, isTree: false });
const edited = (name: string, from: string, to: string): HandlerFiles => {
  const code = FILES[name] ?? '';
  if (!code.includes(from)) {
    throw new Error(`${name} doesn't contain ${from}`);
  }
  return { ...FILES, [name]: code.replace(from, to) };
};
const lineOf = (name: string, text: string) =>
  (FILES[name] ?? '').split('\n').findIndex((line) => line.includes(text)) + 1;

it('says that it is ready, and that it is there', () => {
  toFrame({ kind: 'ping', token: 7 });
  expect(sent).toEqual([{ kind: 'ready' }, { kind: 'pong', token: 7 }]);
});

it('asks the page to run statements, and answers with their rows', async () => {
  results = [{ rows: [{ id: 1 }] }, { rows: [{ count: 50 }] }];
  ask(FILES);
  expect(await waitFor('answer')).toEqual({
    kind: 'answer',
    id: 7,
    response: { rows: [{ id: 1 }], rowCount: 50 },
  });
  expect(sent.filter(({ kind }) => kind === 'query')).toMatchObject([
    { id: 7, sql: expect.stringContaining('order by "row"."id" limit $1'), parameters: [25, 0] },
    { id: 7, sql: expect.stringContaining('count(*)') },
  ]);
});

it("runs the reader's version of any file", async () => {
  ask(edited('queryParts.ts', '.limit(limitOf(params))', '.limit(3)'));
  await waitFor('answer');
  expect(sent).toContainEqual(expect.objectContaining({ kind: 'query', parameters: [3, 0] }));
});

it('names file and line of a syntax error', async () => {
  ask(edited('filters.ts', "case 'contains':", "case contains':"));
  expect(await waitFor('failed')).toMatchObject({
    id: 7,
    message: expect.stringContaining(`(filters.ts:${lineOf('filters.ts', "case 'contains':")})`),
  });
});

it('names file and line of what the handler throws', async () => {
  const place = '  const request = readRequest(table, params, context);';
  ask(edited('handler.ts', place, `  throw new Error('Not yet');\n${place}`));
  expect(await waitFor('failed')).toMatchObject({
    message: `Not yet (handler.ts:${lineOf('handler.ts', place.trim())})`,
  });
});

it('passes errors of the database on, and names missing exports and modules', async () => {
  results = [{ error: 'column "x" does not exist' }, { error: 'column "x" does not exist' }];
  ask(FILES);
  expect(await waitFor('failed')).toMatchObject({
    message: expect.stringContaining('column "x" does not exist'),
  });
  sent = [];
  ask(edited('handler.ts', 'export async function getRows', 'async function getRows'));
  expect(await waitFor('failed')).toMatchObject({
    message: 'handler.ts must export getRows(), and tree.ts getTreeRows().',
  });
  sent = [];
  ask(edited('handler.ts', "from 'kysely'", "from 'knex'"));
  expect(await waitFor('failed')).toMatchObject({
    message: expect.stringContaining(
      'There is no module "knex" here. This code can import: kysely',
    ),
  });
});

it('answers nobody but the page around it', async () => {
  toFrame({ kind: 'ping', token: 7 }, {} as Window);
  expect(sent).toEqual([{ kind: 'ready' }]);
});
