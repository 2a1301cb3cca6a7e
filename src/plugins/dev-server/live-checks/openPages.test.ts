import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOpenPages } from './openPages';

const PAGE = 'docs/react-charts/bars/bars.mdx';
const FINDING = { place: `${PAGE}:3`, found: 'A link.' };

const onOpen = jest.fn();
const onClose = jest.fn();
const pages = createOpenPages({
  baseUrl: '/x/',
  pageAt: (pathname) => (pathname === '/x/react-charts/bars/' ? PAGE : undefined),
  findingsOf: () => [FINDING],
  onOpen,
  onClose,
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
    pages.send('docs/other/other.mdx', []);
    pages.send(PAGE, []);
    expect(await read()).toBe('data: []\n\n');

    const closed = new Promise((resolve) => onClose.mockImplementation(resolve));
    leave.abort();
    expect(await closed).toBe(PAGE);
    expect(pages.list()).toEqual([]);
  });

  it('ends the stream of a page without a file', async () => {
    expect((await ask('/x/api/')).status).toBe(204);
  });

  it('ignores other URLs', async () => {
    expect((await fetch(`${origin}/x/react-charts/bars/`)).status).toBe(404);
  });
});
