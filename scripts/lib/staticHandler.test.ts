import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createStaticHandler, guardRequests } from './staticHandler';

const FILE = '0123456789';
let dir: string;
let server: http.Server;

beforeAll(async () => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'static-'));
  fs.mkdirSync(path.join(dir, 'guide'));
  fs.mkdirSync(path.join(dir, 'assets'));
  fs.writeFileSync(path.join(dir, 'index.html'), '<h1>Landing</h1>');
  fs.writeFileSync(path.join(dir, 'guide/index.html'), '<h1>Guide</h1>');
  fs.writeFileSync(path.join(dir, 'guide/index.md'), '# Guide');
  fs.writeFileSync(path.join(dir, '404.html'), '<h1>Missing</h1>');
  fs.writeFileSync(path.join(dir, 'assets/file.txt'), FILE);
  fs.writeFileSync(path.join(path.dirname(dir), 'static-outside.txt'), 'secret');
  server = http.createServer(createStaticHandler(dir));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(dir, { recursive: true });
  fs.rmSync(path.join(path.dirname(dir), 'static-outside.txt'));
});

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a request as it is, because a client would refuse most of these. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = net.connect(port, '127.0.0.1');
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${lines.join('')}\r\n`,
    );
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data: string) => {
      text += data;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      const [first = '', ...fields] = head.split('\r\n');
      resolve({
        status: Number(first.split(' ')[1]),
        headers: Object.fromEntries(
          fields.map((field) => {
            const [name = '', ...value] = field.split(': ');
            return [name.toLowerCase(), value.join(': ')];
          }),
        ),
        body: rest.join('\r\n\r\n'),
      });
    });
  });
}

describe('addresses that nobody types', () => {
  it.each([
    'http://',
    'http://[',
    'http://[::1',
    'https://%',
    'ftp://localhost/x/',
    'x/guide/',
    '*',
    '/%',
    '/x/%E0%A4%A',
    '/x/guide%00/',
  ])('%s is a bad request', async (target) => {
    expect(await ask(target)).toMatchObject({ status: 400 });
    expect(await ask('/x/guide/')).toMatchObject({ status: 200 });
  });

  it.each([
    ['//', 301],
    ['///', 301],
    ['//x//guide/', 200],
    ['http://localhost/x/guide/', 200],
    ['/x/./guide/../guide/', 200],
    ['/x/' + 'a'.repeat(5000), 404],
    ['/x/constructor', 404],
    ['/x/__proto__/', 404],
  ])('%s is answered with %d', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
  });

  it.each([
    '/x/..%2fstatic-outside.txt',
    '/x/%2e%2e/static-outside.txt',
    '/x/..%5cstatic-outside.txt',
  ])('%s does not leave the build', async (target) => {
    expect(await ask(target)).toMatchObject({
      status: 404,
      body: expect.not.stringContaining('secret'),
    });
  });

  it.each(['//evil.test/..', '//evil.test', '/\\evil.test/x', '/x//evil.test/%2e%2e/guide'])(
    '%s does not lead to another host',
    async (target) => {
      const { headers } = await ask(target);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});

describe('ranges (RFC 9110, section 14)', () => {
  it.each([
    ['bytes=0-4', '01234', 'bytes 0-4/10'],
    ['bytes=5-', '56789', 'bytes 5-9/10'],
    ['bytes=-5', '56789', 'bytes 5-9/10'],
    ['bytes=-5000', FILE, 'bytes 0-9/10'],
    ['bytes=8-99999999999999999999', '89', 'bytes 8-9/10'],
    ['bytes=-99999999999999999999', FILE, 'bytes 0-9/10'],
  ])('%s', async (range, body, contentRange) => {
    const answer = await ask('/x/assets/file.txt', { Range: range, 'Accept-Encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 206, body });
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it.each(['bytes=5-1', 'bytes=10-', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s cannot be satisfied, and no cache may keep that',
    async (range) => {
      const { status, headers } = await ask('/x/assets/file.txt', { Range: range });
      expect(status).toBe(416);
      expect(headers).toMatchObject({ 'content-range': 'bytes */10', 'cache-control': 'no-store' });
    },
  );

  it.each(['lines=0-4', 'bytes', 'bytes=a-b', 'bytes=', '-5', 'none=5-1'])(
    '%s is ignored',
    async (range) => {
      expect(await ask('/x/assets/file.txt', { Range: range })).toMatchObject({
        status: 200,
        body: FILE,
      });
    },
  );
});

it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND'])(
  '%s is not a method of a file',
  async (method) => {
    for (const target of ['/x/guide/', '/', '/x/missing']) {
      const { status, headers } = await ask(target, {}, method);
      expect(status).toBe(405);
      expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
    }
  },
);

it.each([
  ['text/markdown', '# Guide'],
  ['text/markdown, text/html;q=0.9, */*;q=0.8', '# Guide'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', '<h1>Guide</h1>'],
  ['*/*', '<h1>Guide</h1>'],
])('answers Accept: %s with %s', async (accept, body) => {
  expect(await ask('/x/guide/', { Accept: accept })).toMatchObject({
    status: 200,
    body,
    headers: { vary: expect.stringContaining('Accept') },
  });
});

it('answers with the HTML of a page that has no Markdown', async () => {
  expect((await ask('/x/', { Accept: 'text/markdown' })).body).toBe('<h1>Landing</h1>');
});

it('answers HEAD without a body', async () => {
  expect(await ask('/x/guide/', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

it.each([
  ['/x', '/x/'],
  ['/x?a=1', '/x/?a=1'],
  ['/fr/x', '/fr/x/'],
  ['/x/guide', '/x/guide/'],
  ['/x/guide?a=1', '/x/guide/?a=1'],
])('%s gets its slash', async (target, location) => {
  const { status, headers } = await ask(target);
  expect(status).toBe(301);
  expect(headers.location).toBe(location);
});

it.each(['/x/assets/gone.js', '/x/fonts/gone.woff2', '/x/img/gone.png', '/x/gone/'])(
  'no cache may keep that %s is missing',
  async (target) => {
    const { status, headers } = await ask(target);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  },
);

it('says so if even the page of missing pages is missing', async () => {
  const page = path.join(dir, '404.html');
  fs.renameSync(page, `${page}.old`);
  const answer = await ask('/x/gone/');
  fs.renameSync(`${page}.old`, page);
  expect(answer).toMatchObject({ status: 404 });
});

it('keeps serving after a handler that throws', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const writeHead = jest.fn();
  const response = { headersSent: false, writeHead, end: jest.fn() };
  guardRequests(() => {
    throw new Error('unforeseen');
  })({ method: 'GET', url: '/' } as http.IncomingMessage, response as never);
  expect(writeHead).toHaveBeenCalledWith(500, expect.anything());
  expect(log).toHaveBeenCalled();
  log.mockRestore();
});
