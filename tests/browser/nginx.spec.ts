import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';

/** The configuration in `examples/nginx`, run by the real nginx on the build. */

const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => fs.existsSync(file));
const EXAMPLE = path.resolve('examples/nginx/site.conf');

test.skip(!NGINX, 'nginx is not installed: on Debian, `apt-get install nginx-light`.');
test.describe.configure({ mode: 'serial' });

let folder = '';
let port = 0;
let server: ChildProcess | undefined;

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(free));
    });
  });
}

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

function get(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: address, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      })
      .on('error', reject);
  });
}

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-nginx-'));
  // As root nginx reads files as another user.
  fs.chmodSync(folder, 0o755);
  fs.mkdirSync(path.join(folder, 'www'));
  fs.symlinkSync(path.resolve('build'), path.join(folder, 'www/x'));
  port = await findFreePort();
  const site = fs
    .readFileSync(EXAMPLE, 'utf8')
    .replaceAll('/srv/www', path.join(folder, 'www'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`);
  const types = path.join(folder, 'mime.types');
  fs.copyFileSync('/etc/nginx/mime.types', types);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off;\nworker_processes 1;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\n` +
      `events {}\nhttp {\ninclude ${types};\ndefault_type application/octet-stream;\naccess_log off;\n${temporary}\n${site}}\n`,
  );
  server = spawn(NGINX ?? '', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        get('/x/introduction/').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(200);
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill('SIGQUIT');
  await ended;
  fs.rmSync(folder, { recursive: true, force: true });
});

test('serves pages with the security headers and the policy of the build', async () => {
  const { headers, body } = await get('/x/introduction/');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['cache-control'] ?? '').not.toContain('immutable');
  expect(body.toString()).toContain('<h1>');
});

test('lets files that are named by their content be kept for good', async () => {
  const [script = ''] = fs.readdirSync('build/assets/js').filter((name) => /^main\./.test(name));
  const { headers } = await get(`/x/assets/js/${script}`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('has the service worker looked for anew', async () => {
  expect((await get('/x/sw.js')).headers['cache-control']).toBe('no-cache');
});

test('serves Markdown and texts as such', async () => {
  const { headers } = await get('/x/introduction/index.md');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect((await get('/x/llms.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('redirects what moved, with its query, in every language', async () => {
  expect((await get('/')).headers.location).toBe('/x/introduction/');
  const moved = await get('/x/react-charts/heat-map/?a=1');
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toBe('/x/react-charts/heatmap/?a=1');
  expect((await get('/zh/x/react-charts/heat-map/')).headers.location).toBe(
    '/zh/x/react-charts/heatmap/',
  );
  const link = await get('/r/x-pro-svg-link');
  expect(link.status).toBe(302);
  expect(link.headers.location).toBe('/x/introduction/licensing/#pro-plan');
});

test('adds the slash to the address of a page, without naming a host', async () => {
  const { status, headers } = await get('/x/react-charts/bars');
  expect(status).toBe(301);
  expect(headers.location).toBe('/x/react-charts/bars/');
});

test('answers with the page for missing pages, as missing', async () => {
  const { status, headers, body } = await get('/x/no/such/page/');
  expect(status).toBe(404);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body.equals(fs.readFileSync('build/404.html'))).toBe(true);
});

test('compresses', async () => {
  const { headers, body } = await get('/x/introduction/', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers.vary).toContain('Accept-Encoding');
  expect(zlib.gunzipSync(body).toString()).toContain('<h1>');
});
