/**
 * Serves the documentation over MCP: over standard input and output, or over HTTP on localhost.
 *
 * Usage: npm run mcp -- [--http 3020] [--source build] [--package-json ../app/package.json]
 *
 * --source is a build of the site or the URL of a published one (https://mui.com/x/). Relative paths
 * start in the repository, because clients start the server from any directory.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from '../src/publish/node/mcp/createServer';
import type { ServerOptions } from '../src/publish/node/mcp/serverOptions';
import { startHttpServer } from '../src/publish/node/mcp/httpServer';
import { readProjectPackages } from '../src/publish/node/mcp/installedPackages';
import { createLibrary } from '../src/publish/node/mcp/library';
import { createSource } from '../src/publish/node/mcp/source';
import { readSiteConfig } from '../src/base/shared/siteConfig';

const { values } = parseArgs({
  options: {
    http: { type: 'string' },
    source: { type: 'string', default: path.resolve(__dirname, '../build') },
    'package-json': { type: 'string' },
  },
});

/** Standard output is reserved for the protocol. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The longest message, in bytes: more than `check_project` accepts. A longer one ends the server. */
const MAX_MESSAGE = 64 << 20;

function readOptions(): ServerOptions {
  const isOnline = /^https?:\/\//i.test(values.source);
  if (!isOnline && !fs.existsSync(path.join(values.source, 'pages.json'))) {
    fail(`There is no build in ${values.source}. Make one with: npm run build`);
  }
  const file = values['package-json'];
  const source = createSource(values.source);
  return {
    library: createLibrary(source),
    siteUrl: isOnline ? source.location : new URL('/x/', readSiteConfig(process.env).SITE_URL).href,
    packages: file === undefined ? undefined : readProjectPackages(file),
  };
}

async function main(): Promise<void> {
  const options = readOptions();
  if (values.http === undefined) {
    const { stdin, stdout } = process;
    const server = createServer(options);
    server.server.onerror = ({ message }) => console.error(message);
    await server.connect(new StdioServerTransport(stdin, stdout, { maxBufferSize: MAX_MESSAGE }));
    return;
  }
  const port = Number(values.http);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    fail(`--http ${values.http}: expected a port, a whole number from 0 to 65535.`);
  }
  const { url } = await startHttpServer(() => createServer(options), port);
  console.error(`Documentation over MCP at ${url}`);
}

main().catch((error: Error) => fail(error.message));
