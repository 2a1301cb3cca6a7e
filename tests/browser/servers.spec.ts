import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** `npm run serve` as a process, which no request may end. */

let server: ChildProcess;
let origin: string;
let feedback: string;

test.beforeAll(async () => {
  feedback = fs.mkdtempSync(path.join(os.tmpdir(), 'served-feedback-'));
  server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.ts', '--port', '0', '--feedback', feedback],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  origin = /http:\/\/[\d.:]+/.exec(String(line))?.[0] ?? '';
});

test.afterAll(() => {
  server.kill();
  fs.rmSync(feedback, { recursive: true });
});

test.afterEach(async ({ page }) => {
  await page.goto(`${origin}/x/introduction/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(server.exitCode).toBeNull();
});

/** Serves a page of another site, which tries what any page can do to a server of this machine. */
async function openForeignPage(html: string): Promise<{ url: string; close: () => void }> {
  const foreign = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`,
    close: () => foreign.close(),
  };
}

const PATHS = [
  '//',
  '///',
  '/%',
  '/x//',
  '//x/introduction/',
  '/x/%00',
  '/\\\\host/',
  '/x/..%2f..%2f',
];

test('a page of another site cannot end the server', async ({ page }) => {
  const images = PATHS.map((target) => `<img src="${origin}${target}">`);
  const requests = PATHS.flatMap((target) =>
    ['GET', 'POST', 'HEAD'].map((method) => ({ url: origin + target, method })),
  );
  const script = `
    const requests = ${JSON.stringify(requests)};
    const send = ({ url, method }) =>
      fetch(url, { method, mode: 'no-cors', body: method === 'POST' ? 'payload=%' : undefined });
    Promise.allSettled(requests.map(send)).then(() => parent.postMessage('sent', '*'));`;
  const frame = `<script>${script}</script>`.replaceAll('"', '&quot;');
  const foreign = await openForeignPage(`
    ${images.join('')}
    <script>addEventListener('message', () => { document.title = 'sent'; });</script>
    <iframe sandbox="allow-scripts" srcdoc="${frame}"></iframe>`);
  await page.goto(foreign.url);
  await expect(page).toHaveTitle('sent');
  foreign.close();
});

/** Sends bytes that no browser sends, and returns the status. */
function sendRaw(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(new URL(origin).port), '127.0.0.1');
    socket.setEncoding('latin1');
    socket.once('data', (data: string) => {
      resolve(Number(data.split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.write(text);
  });
}

const REQUESTS: readonly (readonly [request: string, status: number])[] = [
  ['GET http://', 400],
  ['GET http://[', 400],
  ['GET x', 400],
  ['GET //', 301],
  ['POST /x/introduction/', 405],
  ['PUT /x/introduction/', 405],
  ['DELETE /x/introduction/', 405],
  ['TRACE /x/introduction/', 405],
  ['GET /x', 301],
  ['GET /x/assets/js/main.gone.js', 404],
];

for (const [request, status] of REQUESTS) {
  test(`${request} is answered with ${status}`, async () => {
    expect(await sendRaw(`${request} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toBe(status);
  });
}

for (const [range, status] of [
  ['bytes=5-1', 416],
  ['bytes=0-9007199254740993', 206],
  ['bytes=9007199254740993-', 416],
  ['bytes=-5', 206],
  ['pages=1-2', 200],
] as const) {
  test(`the range ${range} is answered with ${status}`, async () => {
    const request = `GET /x/robots.txt HTTP/1.1\r\nHost: localhost\r\nRange: ${range}\r\n\r\n`;
    expect(await sendRaw(request)).toBe(status);
  });
}

test('a script that was missing for a moment loads as soon as it is there', async ({ page }) => {
  const response = await page.request.get(`${origin}/x/assets/js/main.gone.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()['cache-control']).toBe('no-store');
});
