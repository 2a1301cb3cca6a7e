/**
 * Serves the production build like a static host: redirects, headers, Brotli or gzip, the 404 page,
 * and the paths of the public site (`/x/…`, `/zh/x/…`). Feedback is collected in `.feedback/`.
 *
 * Usage: npm run serve -- [--port 3010] [--dir build] [--host 127.0.0.1] [--feedback .feedback]
 */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  createFeedbackCollector,
  FEEDBACK_FOLDER,
  openFeedbackStore,
  type FeedbackStore,
} from '../src/audience/node/feedback-collector';
import { FEEDBACK_PATH } from '../src/base/shared/services';
import { describeFileError } from './lib/machineProblems.mjs';
import { describeListenError } from './lib/ports.mjs';
import { createStaticHandler, guardRequests } from './lib/staticHandler';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3010' },
    dir: { type: 'string', default: 'build' },
    host: { type: 'string', default: '127.0.0.1' },
    feedback: { type: 'string', default: FEEDBACK_FOLDER },
  },
});

/** As long as nginx keeps an unused connection by default. */
const KEEP_ALIVE_MS = 75_000;

const dir = path.resolve(values.dir);
const port = Number(values.port);
if (!fs.existsSync(path.join(dir, '404.html'))) {
  console.error(`There is no build in ${dir}. Make one with: npm run build`);
  process.exit(1);
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port ${values.port}: expected a whole number from 0 to 65535.`);
  process.exit(1);
}

const serveFile = createStaticHandler(dir);

/** If nothing can be written, the site is still served, but feedback fails. */
async function openStore(): Promise<Pick<FeedbackStore, 'append'>> {
  try {
    return await openFeedbackStore(path.resolve(values.feedback));
  } catch (error) {
    console.warn(`Feedback cannot be stored: ${describeFileError(error)}`);
    return { append: () => Promise.reject(error) };
  }
}

async function start(): Promise<void> {
  const collect = createFeedbackCollector({ store: await openStore() });
  const answer = guardRequests((request, response) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const isFeedback = pathname === FEEDBACK_PATH || `${pathname}/` === FEEDBACK_PATH;
    (isFeedback ? collect : serveFile)(request, response);
  });
  // Clients keep connections for longer than the 5 s of Node, and a slow one would use a closed one.
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, answer);
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(
      describeListenError(error, { host: values.host, port, command: 'npm run serve' }),
    );
    process.exit(1);
  });
  server.listen(port, values.host, () => {
    const { port: bound } = server.address() as AddressInfo;
    console.log(`Serving ${dir} at http://${values.host}:${bound}/x/`);
  });
}

void start();
