import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Each run starts TypeScript, which takes seconds on a busy machine. */
const TIMEOUT_MS = 60_000;

let dir = '';
beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'port-')));
});
afterEach(() => rmSync(dir, { recursive: true }));

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(command, args, { cwd: dir, encoding: 'utf8' });
const port = (...args: readonly string[]) =>
  run(
    process.execPath,
    '--import',
    require.resolve('tsx'),
    path.resolve('scripts/port.ts'),
    ...args,
  );

it(
  'ports a correction in the repository in which it runs',
  () => {
    const createPage = (folder: string) => {
      mkdirSync(path.join(dir, folder), { recursive: true });
      const file = path.join(dir, folder, 'bars.mdx');
      writeFileSync(file, 'Bars are red.\n');
      return file;
    };
    const page = createPage('docs');
    const copy = createPage('versioned_docs/version-v7');
    writeFileSync(path.join(dir, 'versions.json'), '["v7"]');
    run('git', 'init', '--quiet');
    run('git', 'add', '.');
    run(
      'git',
      ...['-c', 'user.name=Author', '-c', 'user.email=author@example.com'],
      ...['commit', '--quiet', '--message', 'Begin'],
    );
    writeFileSync(page, 'Bars are blue.\n');

    expect(port('docs/bars.mdx', '--to', 'v7', '--dry-run')).toMatchObject({ status: 0 });
    expect(readFileSync(copy, 'utf8')).toBe('Bars are red.\n');
    expect(port('docs/bars.mdx', '--to', 'v7')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('line 1: carried') as string,
    });
    expect(readFileSync(copy, 'utf8')).toBe('Bars are blue.\n');
  },
  TIMEOUT_MS,
);

it(
  'requires exactly one file',
  () => {
    expect(port('--to', 'v7')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Expected one file: npm run port -- docs/') as string,
    });
  },
  TIMEOUT_MS,
);
