/**
 * Measures how many readers a small server can serve: nginx with the configuration in `examples/nginx`
 * and one worker process, with requests over loopback. Needs nginx and a build.
 *
 * Usage: npm run load [-- --requests 5000 --connections 100]
 *   --requests     per path (5000)
 *   --connections  concurrent readers (100)
 */
import { parseArgs } from 'node:util';
import { runLoadTest } from './lib/load';
import { startNginx } from './lib/nginx';
import { runCommand } from './lib/runCommand';

function positive(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) {
    throw new Error(`--${option} is a number of at least 1, e.g. 100; "${text}" is none.`);
  }
  return number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '5000' },
      connections: { type: 'string', default: '100' },
    },
  });
  const load = {
    requests: positive('requests', values.requests),
    connections: positive('connections', values.connections),
  };
  const server = await startNginx();
  try {
    const results = await runLoadTest(server.port, load);
    console.table(
      results.map(({ kind, rate, median, p99, throughput, failed }) => ({
        address: kind,
        'answers/s': rate,
        'median, ms': median,
        'p99, ms': p99,
        'MB/s': Math.round(throughput / 1e5) / 10,
        failed,
      })),
    );
  } finally {
    await server.stop();
  }
}

void runCommand(main);
