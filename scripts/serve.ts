/**
 * Serves the production build as a static host would: redirects, headers, brotli or gzip, the 404
 * page, and the address space of the public site (`/x/…`, `/zh/x/…`).
 *
 * Usage: npm run serve -- [--port 3010] [--dir build] [--host 127.0.0.1]
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticHandler } from './lib/staticHandler';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3010' },
    dir: { type: 'string', default: 'build' },
    host: { type: 'string', default: '127.0.0.1' },
  },
});

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

http.createServer(createStaticHandler(dir)).listen(port, values.host, () => {
  console.log(`Serving ${dir} at http://${values.host}:${port}/x/`);
});
