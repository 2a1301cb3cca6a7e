import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

/** The path of the endpoint. */
const MCP_PATH = '/mcp';

const LOCAL_URL = 'http://localhost';
const LOCAL_HOSTS = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Rejects requests from web pages of other hosts, which could reach the server through a visitor's
 * browser (DNS rebinding).
 */
function isLocal({ headers: { host = '', origin } }: http.IncomingMessage): boolean {
  // Sandboxed frames send `null`, which is no address.
  const isLocalOrigin = (address: string) =>
    URL.canParse(address) && LOCAL_HOSTS.test(new URL(address).host);
  return LOCAL_HOSTS.test(host) && (origin === undefined || isLocalOrigin(origin));
}

function refuse(response: http.ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}

/**
 * Serves MCP over streamable HTTP on localhost only. There are no sessions: requests are
 * independent, because the tools only read.
 *
 * @param createServer Creates a server for a request.
 * @returns the running server and its URL
 */
export async function startHttpServer(
  createServer: () => McpServer,
  port: number,
): Promise<{ readonly server: http.Server; readonly url: string }> {
  const server = http.createServer((request, response) => {
    // Whatever one request does, the server answers the next one.
    answerRequest(createServer, request, response).catch((error: Error) => {
      if (response.headersSent) {
        response.destroy();
      } else {
        refuse(response, 500, error.message);
      }
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${address.port}${MCP_PATH}` };
}

async function answerRequest(
  createServer: () => McpServer,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  if (!isLocal(request)) {
    refuse(response, 403, 'Only clients on this machine may connect.');
    return;
  }
  const target = request.url ?? '';
  if (!URL.canParse(target, LOCAL_URL)) {
    refuse(response, 400, 'The address of the request cannot be parsed.');
    return;
  }
  if (new URL(target, LOCAL_URL).pathname !== MCP_PATH) {
    refuse(response, 404, `Expected ${MCP_PATH}.`);
    return;
  }
  if (request.method !== 'POST') {
    refuse(response, 405, 'Expected POST: the server keeps no sessions.');
    return;
  }
  const mcp = createServer();
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined });
  response.on('close', () => {
    void Promise.allSettled([transport.close(), mcp.close()]);
  });
  await mcp.connect(transport);
  await transport.handleRequest(request, response);
}
