import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readProjectPackages } from './installedPackages';
import { createSource } from './source';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

it('reads files of a build, and nothing outside it', async () => {
  fs.writeFileSync(path.join(dir, 'pages.json'), '{}');
  const source = createSource(dir);
  await expect(source.read('pages.json')).resolves.toBe('{}');
  for (const file of [
    '../secret',
    '/etc/passwd',
    '\\\\host\\secret',
    '..\\secret',
    'a/%2e%2e/../../b',
  ]) {
    await expect(source.read(file)).rejects.toThrow(`"${file}" is not a path of the site.`);
  }
  await expect(source.read('a\0')).rejects.toThrow();
});

it.each([
  '\\\\127.0.0.1\\secret.json',
  '//host/a',
  'https://host/a',
  '../a',
  '%2e%2e/a',
  'a?b',
  '\t/a',
])('requests nothing for %j', async (file) => {
  const fetchMock = jest.spyOn(global, 'fetch');
  const source = createSource('http://127.0.0.1:1/x/');
  await expect(source.read(file)).rejects.toThrow('is not a path of the site');
  expect(fetchMock).not.toHaveBeenCalled();
  fetchMock.mockRestore();
});

describe('a hostile site', () => {
  let server: http.Server;
  let base = '';
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      if (request.url === '/x/away') {
        response.writeHead(302, { location: '/x/ok' }).end();
      } else if (request.url === '/x/huge') {
        const send = () => response.write(' '.repeat(1000));
        response.on('drain', send);
        while (send());
      } else if (request.url === '/x/never') {
        response.write('{');
      } else {
        response.end('{}');
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x/`;
  });
  let collecting: NodeJS.Timeout;
  afterEach(() => clearInterval(collecting));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['away', 'unexpected redirect'],
    ['huge', 'it is larger than 5000 bytes'],
    ['never', 'aborted due to timeout'],
  ])(
    'cannot hold the server up: %s',
    async (file, message) => {
      // A timeout used to be lost when the request was garbage collected. A collection of the whole
      // heap of a test run takes long, so that more of them would hold this process up.
      setFlagsFromString('--expose-gc');
      collecting = setInterval(runInNewContext('gc') as () => void, 500);
      const source = createSource(base, { timeoutMs: 2000, maxBytes: 5000 });
      await expect(source.read(file)).rejects.toThrow(message);
      clearInterval(collecting);
      await expect(source.read('ok')).resolves.toBe('{}');
    },
    30_000,
  );
});

it('reads files of a published site, and reports its status', async () => {
  const fetchMock = jest.spyOn(global, 'fetch');
  fetchMock.mockResolvedValueOnce(new Response('{}'));
  const source = createSource('https://example.com/x');
  await expect(source.read('pages.json')).resolves.toBe('{}');
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(source.read('pages.json')).rejects.toThrow(
    'https://example.com/x/pages.json: it returned 503, expected 200.',
  );
  fetchMock.mockRestore();
});

it('prefers the installed version to the range', () => {
  const installed = path.join(dir, 'node_modules/@mui/x-charts');
  fs.mkdirSync(installed, { recursive: true });
  fs.writeFileSync(path.join(installed, 'package.json'), '{"version":"7.29.1"}');
  const file = path.join(dir, 'package.json');
  const dependencies = { '@mui/x-charts': '>=7', '@mui/x-tree-view': '^8.0.0' };
  fs.writeFileSync(file, JSON.stringify({ dependencies }));
  expect(readProjectPackages(file)).toEqual({
    '@mui/x-charts': '7.29.1',
    '@mui/x-tree-view': '^8.0.0',
  });
});
