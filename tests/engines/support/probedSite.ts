import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticHandler } from '../../../scripts/lib/staticHandler';
import { probe } from './probe';

const PROBE_PATH = '/x/engine-probe.js';

export interface ProbedSite {
  readonly origin: string;
  close(): Promise<void>;
}

const isPageLoad = ({ method, headers }: http.IncomingMessage) =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Serves the build with the probe as the first script of every page, under the site's policy. */
export async function serveProbed(build: string): Promise<ProbedSite> {
  const serveFile = createStaticHandler(build);
  const server = http.createServer((request, response) => {
    if (request.url === PROBE_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(`(${String(probe)})();`);
    } else if (isPageLoad(request)) {
      void sendProbed(request.url ?? '/', response);
    } else {
      serveFile(request, response);
    }
  });
  const origin = await new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

  /** Sends a page as this server does for requests that don't accept HTML. */
  async function sendProbed(address: string, response: http.ServerResponse): Promise<void> {
    const answer = await fetch(origin + address, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    const html = await answer.text();
    const headers = Object.fromEntries(answer.headers);
    delete headers['content-length'];
    response.writeHead(answer.status, headers);
    response.end(html.replace(/<head>/, `$&<script src="${PROBE_PATH}"></script>`));
  }

  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
