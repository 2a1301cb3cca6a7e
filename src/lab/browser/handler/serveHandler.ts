import * as kysely from 'kysely';
import type * as handlerModule from '@site/docs/react-data-grid/server-side-data/lab/handler';
import type * as ordersModule from '@site/docs/react-data-grid/server-side-data/lab/orders';
import type * as pgliteModule from '@site/docs/react-data-grid/server-side-data/lab/pglite';
import type * as treeModule from '@site/docs/react-data-grid/server-side-data/lab/tree';
import { createRequire, describeError } from '@site/src/demos/browser/live';
import type { FrameMessage, HandlerFiles, PageMessage, QueryResult } from './handlerMessages';

/** What an edited file can import beside the others. It only builds statements. */
const MODULES = { kysely };

/** `Intl` knows it in the frame, too. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

function post(message: FrameMessage): void {
  // The origin of the document's address. The document's own origin is opaque.
  window.parent.postMessage(message, window.location.origin);
}

function compile(files: HandlerFiles) {
  const sources = Object.entries(files).map(([name, code]) => ({ name, code }));
  const { require } = createRequire(sources, MODULES);
  const { getRows } = require('./handler') as Partial<typeof handlerModule>;
  const { getTreeRows } = require('./tree') as Partial<typeof treeModule>;
  if (!getRows || !getTreeRows) {
    throw new Error('handler.ts must export getRows(), and tree.ts getTreeRows().');
  }
  return {
    getRows,
    getTreeRows,
    ...(require('./orders') as typeof ordersModule),
    ...(require('./pglite') as typeof pgliteModule),
  };
}

/**
 * The frame's side: runs the files of a handler, and asks the page to run its statements.
 *
 * @returns a function that ends it
 */
export function serveHandler(): () => void {
  const statements = new Map<number, (result: QueryResult) => void>();
  let lastStatement = 0;
  let compiled: { readonly key: string; readonly code: ReturnType<typeof compile> } | undefined;

  /** What the dialect takes for the database. */
  const databaseOf = (id: number) => ({
    query: async (sql: string, parameters: readonly unknown[]) => {
      lastStatement += 1;
      const query = lastStatement;
      const result = await new Promise<QueryResult>((resolve) => {
        statements.set(query, resolve);
        post({ kind: 'query', id, query, sql, parameters });
      });
      if ('error' in result) {
        throw new Error(result.error);
      }
      return result;
    },
  });

  async function answer({ id, files, params, isTree }: PageMessage & { kind: 'ask' }) {
    const key = JSON.stringify(files);
    if (compiled?.key !== key) {
      compiled = { key, code: compile(files) };
    }
    const { getRows, getTreeRows, orders, teams, pgliteDialect } = compiled.code;
    const database = databaseOf(id) as unknown as Parameters<typeof pgliteDialect>[0];
    const db = new kysely.Kysely({ dialect: pgliteDialect(database) });
    return isTree
      ? getTreeRows(db, teams, 'parent', params, { timeZone })
      : getRows(db, orders, params, { timeZone });
  }

  function onMessage({ source, data }: MessageEvent<PageMessage>): void {
    if (source !== window.parent) {
      return;
    }
    if (data.kind === 'ping') {
      post({ kind: 'pong', token: data.token });
    } else if (data.kind === 'result') {
      statements.get(data.query)?.(data.result);
      statements.delete(data.query);
    } else {
      const { id } = data;
      answer(data)
        // An answer with a function or a promise can't be sent, and throws here.
        .then((response) => post({ kind: 'answer', id, response }))
        .catch((error: unknown) => post({ kind: 'failed', id, message: describeError(error) }));
    }
  }

  window.addEventListener('message', onMessage);
  post({ kind: 'ready' });
  return () => window.removeEventListener('message', onMessage);
}
