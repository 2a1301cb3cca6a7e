import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

interface Answer {
  id: number;
  rows: never[];
  error?: string;
}

export interface TestDatabase extends Pick<PGlite, 'query'> {
  /** `content` is what the script reads from `/dev/blob`. */
  run: (script: string, content?: string) => Promise<unknown>;
  stop: () => Promise<unknown>;
}

/** A new PostgreSQL in WebAssembly, in a thread of its own. */
export function startPglite(): TestDatabase {
  const worker = new Worker(path.join(__dirname, 'pgliteWorker.mjs'));
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  worker.on('error', (error) => {
    waiting.forEach((end, id) => end({ id, rows: [], error: String(error) }));
  });
  const ask = (sql: string, parameters?: unknown[], content?: string) =>
    new Promise<never[]>((resolve, reject) => {
      const id = (count += 1);
      waiting.set(id, ({ rows, error }) => (error ? reject(new Error(error)) : resolve(rows)));
      worker.postMessage({ id, sql, parameters, content });
    });
  return {
    query: async (sql: string, parameters: unknown[] = []) => ({
      rows: await ask(sql, parameters),
      fields: [],
    }),
    run: (script, content) => ask(script, undefined, content),
    stop: () => worker.terminate(),
  };
}
