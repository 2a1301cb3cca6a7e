import net from 'node:net';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { createServer } from './createServer';
import { startHttpServer } from './httpServer';
import { call, library, siteUrl } from './testing/client';

/** Sends what `fetch` would correct, and returns the status. */
function rawStatus(port: number, lines: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

describe('over HTTP', () => {
  async function start() {
    return startHttpServer(() => createServer({ library: library(), siteUrl }), 0);
  }

  it("responds to the SDK's client", async () => {
    const { server, url } = await start();
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    const { text } = await call(client, 'get_page', { page: 'react-data-grid/sorting/' });
    expect(text).toContain('# Sorting');
    await client.close();
    server.close();
  });

  it.each([
    ['POST /mcp', 'Origin: null', 403],
    ['POST /mcp', 'Origin: x', 403],
    ['POST /mcp', 'Origin: http://', 403],
    ['GET //', 'Accept: */*', 400],
    ['GET http://', 'Accept: */*', 400],
    ['GET http://[', 'Accept: */*', 400],
    ['GET /%', 'Accept: */*', 404],
    ['POST /mcp', 'Content-Type: text/plain', 415],
  ])('survives %s with %s', async (target, header, status) => {
    const { server, url } = await start();
    const port = Number(new URL(url).port);
    const lines = [
      `${target} HTTP/1.1`,
      'Host: localhost',
      'Accept: application/json, text/event-stream',
      header,
      'Content-Length: 0',
      '',
      '',
    ];
    expect(await rawStatus(port, lines)).toBe(status);
    // It still answers.
    expect((await fetch(url)).status).toBe(405);
    server.close();
  });

  it('answers the next request if one throws', async () => {
    const failing = await startHttpServer(() => {
      throw new Error('broken');
    }, 0);
    const send = async () => (await fetch(failing.url, { method: 'POST' })).status;
    expect(await send()).toBe(500);
    expect(await send()).toBe(500);
    failing.server.close();
  });

  it('rejects other origins, other paths, and sessions', async () => {
    const { server, url } = await start();
    const statusOf = async (address: string, init?: RequestInit) =>
      (await fetch(address, init)).status;
    expect(await statusOf(url, { method: 'POST', headers: { origin: 'https://a.test' } })).toBe(
      403,
    );
    expect(await statusOf(new URL('/', url).href)).toBe(404);
    expect(await statusOf(url)).toBe(405);
    server.close();
  });
});
