import fs from 'node:fs';
import autocannon from 'autocannon';

/** The requested paths with their expected statuses. */
const ADDRESSES = [
  { kind: 'small page', address: '/x/introduction/', status: 200 },
  { kind: 'large page', address: '/x/react-data-grid/column-definition/', status: 200 },
  { kind: 'main script', address: mainScript, status: 200 },
  { kind: 'missing page', address: '/x/no-such-page/', status: 404 },
] as const;

/** How many seconds to wait before a connection counts as broken. */
const MAX_WAIT_S = 60;

export interface LoadResult {
  readonly kind: string;
  readonly address: string;
  /** Responses per second. */
  readonly rate: number;
  /** The median and the 99th percentile of the response time in ms. */
  readonly median: number;
  readonly p99: number;
  /** Bytes per second. */
  readonly throughput: number;
  /** Responses with an unexpected status, and broken connections. */
  readonly failed: number;
}

export interface Load {
  /** The number of requests per path. */
  readonly requests: number;
  /** The number of concurrent readers. */
  readonly connections: number;
}

function mainScript(): string {
  const [file = ''] = fs.readdirSync('build/assets/js').filter((name) => /^main\./.test(name));
  return `/x/assets/js/${file}`;
}

/** Requests pages of the build from a local server, one path after the other. */
export async function runLoadTest(port: number, load: Load): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  for (const { kind, address, status } of ADDRESSES) {
    const path = typeof address === 'string' ? address : address();
    const { requests, latency, throughput, statusCodeStats } = await autocannon({
      url: `http://127.0.0.1:${port}${path}`,
      amount: load.requests,
      connections: load.connections,
      // A busy machine is slow, but every response arrives.
      timeout: MAX_WAIT_S,
      headers: { 'accept-encoding': 'gzip' },
    });
    results.push({
      kind,
      address: path,
      rate: Math.round(requests.average),
      median: latency.p50,
      p99: latency.p99,
      throughput: throughput.average,
      failed: load.requests - (statusCodeStats?.[`${status}`]?.count ?? 0),
    });
  }
  return results;
}
