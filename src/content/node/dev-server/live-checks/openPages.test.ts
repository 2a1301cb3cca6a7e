import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Finding } from './messages';
import { createOpenPages } from './openPages';

const PAGE = 'docs/react-charts/bars/bars.mdx';
const FINDING = { place: `${PAGE}:3`, found: 'A link.' };

const onOpen = jest.fn();
const onClose = jest.fn();
const onCrashes = jest.fn();
let findings: readonly Finding[] = [FINDING];
const pages = createOpenPages({
  baseUrl: '/x/',
  pageAt: (pathname) => (pathname === '/x/react-charts/bars/' ? PAGE : undefined),
  findingsOf: () => findings,
  onOpen,
  onClose,
  onCrashes,
});
const server = http.createServer((request, response) =>
  pages.middleware(request, response, () => response.writeHead(404).end()),
);
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const ask = (page: string, signal?: AbortSignal) =>
  fetch(`${origin}/x/__findings?page=${encodeURIComponent(page)}`, { signal });

describe('createOpenPages', () => {
  it('sends current findings, then updates, until the browser disconnects', async () => {
    const leave = new AbortController();
    const response = await ask('/x/react-charts/bars/', leave.signal);
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(onOpen.mock.calls).toEqual([[PAGE]]);
    expect(pages.list()).toEqual([PAGE]);

    const reader = response.body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe(`data: ${JSON.stringify([FINDING])}\n\n`);
    findings = [];
    pages.send('docs/other/other.mdx');
    pages.send(PAGE);
    expect(await read()).toBe('data: []\n\n');

    const closed = new Promise((resolve) => onClose.mockImplementation(resolve));
    leave.abort();
    expect(await closed).toBe(PAGE);
    expect(pages.list()).toEqual([]);
  });

  it('sends what all pages share to a page without a file, which is not checked', async () => {
    onOpen.mockClear();
    const leave = new AbortController();
    const reader = (await ask('/x/api/', leave.signal)).body?.getReader();
    const read = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await read()).toBe('data: []\n\n');
    expect(onOpen).not.toHaveBeenCalled();
    expect(pages.list()).toEqual([]);
    findings = [FINDING];
    pages.sendAll();
    expect(await read()).toBe(`data: ${JSON.stringify([FINDING])}\n\n`);
    leave.abort();
  });

  const post = (body: string) =>
    fetch(`${origin}/x/__findings?page=/x/react-charts/bars/`, { method: 'POST', body });

  it('receives the demos that throw', async () => {
    const crashes = [{ demo: 'BasicBars', message: 'TypeError: a\u001b[2J' }];
    expect((await post(JSON.stringify(crashes))).status).toBe(204);
    expect(onCrashes.mock.calls).toEqual([
      [PAGE, [{ demo: 'BasicBars', message: 'TypeError: a [2J' }]],
    ]);
  });

  const FRAME = { file: 'docs/a/A.tsx', line: 3, column: 1, mappings: 'AAAA;A+/,A' };
  const withFrame = (frame: object) =>
    JSON.stringify([{ demo: 'A', message: '', frame: { ...FRAME, ...frame } }]);

  it('receives the place in the code of a page', async () => {
    onCrashes.mockClear();
    expect((await post(withFrame({}))).status).toBe(204);
    expect(onCrashes.mock.calls).toEqual([[PAGE, [{ demo: 'A', message: '', frame: FRAME }]]]);
  });

  it.each([
    ...['', '{', '[{"demo":"../a","message":""}]', `["${'a'.repeat(70_000)}"]`],
    ...['/etc/passwd', 'docs/../secrets.ts', 'src/a.ts', 'docs/a/.env'].map((file) =>
      withFrame({ file }),
    ),
    ...[{ line: 0 }, { line: '3' }, { mappings: '\u001b[2J' }].map(withFrame),
  ])('refuses other requests: %#', async (body) => {
    onCrashes.mockClear();
    expect((await post(body)).status).toBe(400);
    expect(onCrashes).not.toHaveBeenCalled();
  });

  it('ignores other URLs', async () => {
    expect((await fetch(`${origin}/x/react-charts/bars/`)).status).toBe(404);
  });
});
