import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { errorMessage } from '@site/src/base/shared/errorMessage';
import { getRows } from '@site/docs/react-data-grid/server-side-data/lab/handler';
import {
  INDEXES,
  orders,
  SCHEMA,
  teams,
  type Database,
} from '@site/docs/react-data-grid/server-side-data/lab/orders';
import { pgliteDialect } from '@site/docs/react-data-grid/server-side-data/lab/pglite';
import { createSeed } from '@site/docs/react-data-grid/server-side-data/lab/seed';
import { getTreeRows } from '@site/docs/react-data-grid/server-side-data/lab/tree';
import type { LabAnswer, LabQuery, LabRequest, LabStage, LabTask } from './messages';

let bytes = 0;

const report = (stage: LabStage) =>
  postMessage({ id: 0, progress: { stage, bytes } } satisfies LabAnswer);

/** Hosts serve WebAssembly with different types, so it is compiled from bytes. */
async function load(url: URL): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || !response.body) {
    throw new Error(`${url.pathname}: status ${response.status}`);
  }
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        bytes += part.length;
        report('download');
        controller.enqueue(part);
      },
    }),
  );
  return new Response(counted).blob();
}

const compile = async (file: Promise<Blob>) =>
  WebAssembly.compile(await (await file).arrayBuffer());

async function seed(database: PGlite): Promise<void> {
  report('rows');
  await database.exec(SCHEMA);
  for (const { table, csv } of createSeed()) {
    await database.query(`copy ${table} from '/dev/blob' with (format csv)`, [], {
      blob: new Blob([csv]),
    });
  }
  await database.exec(`${INDEXES} analyze;`);
}

async function open(): Promise<PGlite> {
  const [pgliteWasmModule, initdbWasmModule, fsBundle] = await Promise.all([
    compile(load(new URL('@electric-sql/pglite/pglite.wasm', import.meta.url))),
    compile(load(new URL('@electric-sql/pglite/initdb.wasm', import.meta.url))),
    load(new URL('@electric-sql/pglite/pglite.data', import.meta.url)),
  ]);
  report('open');
  const database = await PGlite.create({ pgliteWasmModule, initdbWasmModule, fsBundle });
  await seed(database);
  return database;
}

/** The rows of a statement that the log shows. */
const MAX_SHOWN = 50;

let opening: Promise<PGlite> | undefined;

/** `Intl` knows it in workers, too. */
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

async function answer(task: LabTask): Promise<Omit<LabAnswer, 'id'>> {
  opening ??= open();
  const database = await opening;
  if (task.kind === 'start') {
    return {};
  }
  const queries: LabQuery[] = [];
  if (task.kind !== 'rows') {
    const start = performance.now();
    const { rows } = await database.query<Record<string, unknown>>(task.sql, [...task.parameters]);
    const duration = performance.now() - start;
    const { sql, parameters } = task;
    return {
      rows: task.kind === 'run' ? rows.slice(0, MAX_SHOWN) : rows,
      queries: [{ sql, parameters, duration }],
    };
  }
  const db = new Kysely<Database>({
    dialect: pgliteDialect(database),
    log: ({ query, queryDurationMillis: duration }) => {
      queries.push({ sql: query.sql, parameters: query.parameters, duration });
    },
  });
  const response = task.isTree
    ? await getTreeRows(db, teams, 'parent', task.params, { timeZone })
    : await getRows(db, orders, task.params, { timeZone });
  return { response, queries };
}

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  answer(data)
    .catch((error: unknown) => ({ error: errorMessage(error) }))
    .then((result) => postMessage({ ...result, id: data.id } satisfies LabAnswer))
    .catch(() => undefined);
});
