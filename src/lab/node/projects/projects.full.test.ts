import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { zipProject } from '.';
import { BACKEND_PROJECTS } from './projects';

/** Installing and starting Next.js takes minutes if other programs use the processor. */
jest.setTimeout(900_000);

const FOLDER = path.resolve('.cache/backend-projects');
const START_MS = 180_000;

interface Check {
  readonly path: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly answer: unknown;
}

const query = { start: 0, end: 1, sortModel: [], filterModel: { items: [] } };
const filterModel = { items: [{ field: 'customer', operator: 'contains', value: '50%' }] };
const row = (changes: object) => expect.objectContaining(changes);

/** A request to each project through its development server, and what must come back. */
const CHECKS: Readonly<Record<string, Check>> = {
  express: {
    path: '/api/orders/query',
    body: query,
    answer: { rows: [row({ id: 1 }), row({ id: 2 })], rowCount: 60 },
  },
  'sql-handler': {
    path: '/api/orders/query',
    body: { ...query, groupFields: ['country'], aggregationModel: { amount: 'sum' } },
    answer: {
      rows: [
        row({ groupKey: 'BR', members: expect.any(Number) }),
        row({ groupKey: 'CA', results: { amount: expect.any(Number) } }),
      ],
      rowCount: 8,
      aggregateRow: { results: { amount: expect.any(Number) } },
    },
  },
  nextjs: {
    path: '/api/orders',
    body: query,
    answer: { rows: [row({ id: 1 }), row({ id: 2 })], rowCount: 60 },
  },
  graphql: {
    path: '/graphql',
    body: {
      query:
        'query ($filterModel: FilterInput!) { orders(start: 0, end: 0, filterModel: $filterModel) { rows { customer } rowCount } }',
      variables: { filterModel },
    },
    answer: { data: { orders: { rows: [{ customer: '50% Outlet' }], rowCount: 100 } } },
  },
  orm: {
    path: '/api/orders/query',
    body: { ...query, filterModel, sortModel: [{ field: 'total', sort: 'asc' }] },
    answer: { rows: [row({ customer: '50% Outlet' }), expect.anything()], rowCount: 100 },
  },
  'tanstack-query': {
    path: '/api/orders/query',
    body: { ...query, start: 449, end: 460 },
    answer: { rows: [row({ id: 450 })], rowCount: 450 },
  },
  'live-rows': {
    path: '/api/orders/query',
    body: query,
    answer: { rows: [row({ tenantId: 'lyon' }), expect.anything()], rowCount: expect.any(Number) },
  },
  'access-rules': {
    path: '/api/orders/query',
    body: { customers: [] },
    answer: { message: 'Sign in first.' },
  },
  'cursor-paging': {
    path: '/api/orders/page',
    body: { after: null, skip: 0, pageSize: 2 },
    answer: { rows: [row({ id: 100_000 }), row({ id: 99_999 })], next: expect.any(String) },
  },
  updates: {
    path: '/api/orders/2',
    method: 'PUT',
    body: { customer: 'Nordlicht', total: -1, version: 1 },
    answer: { total: ['Enter a total above 0.'] },
  },
  'lazy-trees': {
    path: '/api/folders?parent=1',
    method: 'GET',
    answer: expect.arrayContaining([row({ label: 'Archive 2020', childrenCount: 12 })]),
  },
  charts: {
    path: '/api/revenue?unit=month',
    method: 'GET',
    answer: expect.arrayContaining([row({ from: '2026-06-01' })]),
  },
  'dates-over-the-wire': {
    path: '/api/tasks/1',
    method: 'PUT',
    body: { dueOn: '2026-03-14', remindAt: null },
    answer: row({ due_on: '2026-03-14' }),
  },
};

const npm = (cwd: string, ...args: string[]) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: 'pipe' });

interface Started {
  readonly url: string;
  /** @throws Error with its output if it has ended by itself */
  readonly check: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a project in a group of its own, which `stop` ends as a whole. */
async function start(cwd: string): Promise<Started> {
  const child = spawn('npm', ['run', 'dev'], { cwd, detached: true, stdio: 'pipe' });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It doesn't start:\n${output}`)), START_MS);
    const read = (chunk: Buffer) => {
      // eslint-disable-next-line no-control-regex
      output += chunk.toString().replace(/\u001b\[[\d;]*m/g, '');
      const found = /Local:\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (found !== undefined) {
        clearTimeout(timer);
        resolve(found);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`It ends with ${code}:\n${output}`)));
  });
  const check = () => {
    if (child.exitCode !== null) {
      throw new Error(`It ended:\n${output}`);
    }
  };
  return { url, check, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) {
    return;
  }
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
}

/** The frontend can answer before the server does: Vite then answers 500 without JSON. */
async function ask(
  { url, check }: Started,
  { path: route, method = 'POST', body }: Check,
): Promise<unknown> {
  const until = Date.now() + START_MS;
  for (;;) {
    try {
      const response = await fetch(new URL(route, url), {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return await response.json();
    } catch (error) {
      check();
      if (Date.now() > until) {
        throw error;
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 500);
      });
    }
  }
}

it.each(BACKEND_PROJECTS)('$name installs, starts, answers, and stops', async (project) => {
  const check = CHECKS[project.name];
  if (!check) {
    throw new Error(`Add a request for ${project.name} to CHECKS, so that the project is tested.`);
  }
  const folder = path.join(FOLDER, project.name);
  fs.rmSync(folder, { recursive: true, force: true });
  const zip = unzipSync(await zipProject(process.cwd(), 'https://docs.example.com', project));
  for (const [file, content] of Object.entries(zip)) {
    const target = path.join(FOLDER, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, content);
  }

  npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline');
  const started = await start(folder);
  const { url } = started;
  try {
    expect(await ask(started, check)).toEqual(check.answer);
    const page = await fetch(new URL(project.isNext ? '/orders' : '/src/App.tsx', url));
    expect(page.status).toBe(200);
    started.check();
  } finally {
    await started.stop();
  }
  await expect(fetch(url)).rejects.toThrow();
  npm(folder, 'run', 'typecheck');
  fs.rmSync(folder, { recursive: true });
});
