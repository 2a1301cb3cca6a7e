import fs from 'node:fs';
import http from 'node:http';
import zlib from 'node:zlib';
import { expect, test } from '@playwright/test';
import { runLoadTest } from '../../../scripts/lib/load';
import { NGINX, startNginx, type RunningNginx } from '../../../scripts/lib/nginx';

/** The configuration in `examples/nginx`, run by nginx on the build. */

test.skip(!NGINX, 'nginx is not installed: on Debian, `apt-get install nginx-light`.');
test.describe.configure({ mode: 'serial' });

let server: RunningNginx;

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

function get(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: server.port, path: address, headers }, (response) => {
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
  server = await startNginx();
});

test.afterAll(() => server.stop());

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

test('lets browsers cache files with content hashes permanently', async () => {
  const [script = ''] = fs.readdirSync('build/assets/js').filter((name) => /^main\./.test(name));
  const { headers } = await get(`/x/assets/js/${script}`);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('lets browsers check the service worker for updates', async () => {
  expect((await get('/x/sw.js')).headers['cache-control']).toBe('no-cache');
});

test('serves Markdown and texts with their content types', async () => {
  const { headers } = await get('/x/introduction/index.md');
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect((await get('/x/llms.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('answers with the Markdown of a page if that is asked for', async () => {
  const { headers, body } = await get('/x/introduction/', { accept: 'text/markdown, */*' });
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(headers.vary).toContain('Accept');
  expect(body).toEqual(fs.readFileSync('build/introduction/index.md'));
  const page = await get('/x/introduction/', { accept: 'text/html' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers.vary).toContain('Accept');
});

test('redirects moved pages and keeps the query', async () => {
  expect((await get('/')).headers.location).toBe('/x/introduction/');
  const moved = await get('/x/react-charts/heat-map/?a=1');
  expect(moved.status).toBe(301);
  expect(moved.headers.location).toBe('/x/react-charts/heatmap/?a=1');
  const error = await get('/production-error/?code=9&args[]=reed');
  expect(error.headers.location).toBe('/x/production-error/?code=9&args[]=reed');
  const link = await get('/r/x-pro-svg-link');
  expect(link.status).toBe(302);
  expect(link.headers.location).toBe('/x/introduction/licensing/#pro-plan');
});

test('redirects from unavailable languages to English, and prevents header injection by URLs', async () => {
  for (const language of ['fr', 'de', 'ja', 'zh']) {
    const { status, headers } = await get(`/${language}/x/react-charts/bars/?a=1`);
    expect(status).toBe(302);
    expect(headers.location).toBe('/x/react-charts/bars/?a=1');
  }
  const { status, headers } = await get('/fr/x/%0d%0aset-cookie:%20a=1');
  expect(status).toBe(404);
  expect(headers['set-cookie']).toBeUndefined();
});

test('adds the slash to the URL of a page, without naming a host', async () => {
  const { status, headers } = await get('/x/react-charts/bars');
  expect(status).toBe(301);
  expect(headers.location).toBe('/x/react-charts/bars/');
});

test('responds with the page for missing pages and status 404', async () => {
  const { status, headers, body } = await get('/x/no/such/page/');
  expect(status).toBe(404);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body.equals(fs.readFileSync('build/404.html'))).toBe(true);
});

test('compresses responses', async () => {
  const { headers, body } = await get('/x/introduction/', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers.vary).toContain('Accept-Encoding');
  expect(zlib.gunzipSync(body).toString()).toContain('<h1>');
});

test('responds to every request of many concurrent readers', async () => {
  const results = await runLoadTest(server.port, { requests: 300, connections: 50 });
  expect(results.map(({ address, failed }) => ({ address, failed }))).toEqual(
    results.map(({ address }) => ({ address, failed: 0 })),
  );
});
