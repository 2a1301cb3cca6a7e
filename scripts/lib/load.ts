import fs from 'node:fs';
import autocannon from 'autocannon';

/** What is asked for, with the status that is right for it. */
const ADDRESSES = [
  { kind: 'small page', address: '/x/introduction/', status: 200 },
  { kind: 'large page', address: '/x/react-data-grid/column-definition/', status: 200 },
  { kind: 'main script', address: mainScript, status: 200 },
  { kind: 'missing page', address: '/x/no-such-page/', status: 404 },
] as const;

/** Seconds until a connection counts as broken. */
const LONGEST_WAIT_S = 60;

export interface LoadResult {
  readonly kind: string;
  readonly address: string;
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds until half of the answers, and all but one of a hundred, were there. */
  readonly median: number;
  readonly p99: number;
  /** Bytes a second. */
  readonly throughput: number;
  /** Answers with another status than the right one, and connections that broke. */
  readonly failed: number;
}

export interface Load {
  /** For each address. */
  readonly requests: number;
  /** Readers at the same time. */
  readonly connections: number;
}

function mainScript(): string {
  const [file = ''] = fs.readdirSync('build/assets/js').filter((name) => /^main\./.test(name));
  return `/x/assets/js/${file}`;
}

/** Asks a server on this machine for pages of the build, one address after the other. */
export async function runLoadTest(port: number, load: Load): Promise<LoadResult[]> {
  const results: LoadResult[] = [];
  for (const { kind, address, status } of ADDRESSES) {
    const path = typeof address === 'string' ? address : address();
    const { requests, latency, throughput, statusCodeStats } = await autocannon({
      url: `http://127.0.0.1:${port}${path}`,
      amount: load.requests,
      connections: load.connections,
      // A busy machine is slow, but each answer comes.
      timeout: LONGEST_WAIT_S,
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
