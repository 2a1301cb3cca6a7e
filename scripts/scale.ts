/**
 * Builds the site with thousands of generated pages and prints how it grows: build time, memory,
 * main bundle, search index. It builds a copy of the last commit, which is deleted afterward.
 *
 * Usage: npm run scale [-- --pages 0,2000,10000] (the numbers of pages to add, one row each;
 * default: 0,2000)
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import zlib from 'node:zlib';
import { buildEnvironment } from './lib/buildEnvironment.mjs';
import { writePages } from './lib/generatedPages';
import { linkFolder } from './lib/linkFolder';
import { runCommand } from './lib/runCommand';

interface Growth {
  readonly 'pages added': number;
  readonly 'HTML files': number;
  readonly 'build, s': number;
  /** Of the build process, if the system reports it (Linux). */
  readonly 'peak memory, GB': number | null;
  readonly 'main bundle, KiB gzip': number;
  readonly 'search index, KiB gzip': number;
  readonly 'build folder, MB': number;
}

const MEMORY_POLL_MS = 500;

/**
 * Copies the last commit of the project and its packages to a separate folder and adds pages. They
 * are committed, because the build asks git when each page was changed.
 */
function copyProject(target: string, pages: number): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', target, ...args]);
  execFileSync('git', ['clone', '--quiet', '.', target]);
  linkFolder('node_modules', path.join(target, 'node_modules'));
  writePages(path.join(target, 'docs'), pages);
  git('add', 'docs');
  git(
    '-c',
    'user.name=scale',
    '-c',
    'user.email=',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'x',
  );
}

/** The peak resident memory of a process so far, in kB. */
function peakMemory(pid: number): number | null {
  try {
    const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? NaN) || null;
  } catch {
    return null;
  }
}

async function build(folder: string): Promise<{ seconds: number; peak: number | null }> {
  const start = performance.now();
  const child = spawn(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    {
      cwd: folder,
      env: {
        // As on a CI machine, because nothing would read the cache of the deleted copy.
        ...buildEnvironment({ ...process.env, CI: 'true' }),
        DOCS_VERSIONS: 'current',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  let peak: number | null = null;
  const timer = setInterval(() => {
    peak = (child.pid && peakMemory(child.pid)) || peak;
  }, MEMORY_POLL_MS);
  const end = await new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  clearInterval(timer);
  if (end !== 0) {
    const memory = peak ? `, at ${Math.round(peak / 1e6)} GB` : '';
    const hint = end === 'SIGKILL' ? ' The system kills a process when memory runs out.' : '';
    throw new Error(`The build ended with ${String(end)}${memory}; see above.${hint}`);
  }
  return { seconds: (performance.now() - start) / 1000, peak };
}

function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const gzipKib = (file: string) => Math.round(zlib.gzipSync(fs.readFileSync(file)).length / 1024);

function only(files: readonly string[], pattern: RegExp): string {
  const found = files.filter((file) => pattern.test(file));
  if (found.length !== 1 || !found[0]) {
    throw new Error(`Expected one file like ${pattern} in the build, found ${found.length}.`);
  }
  return found[0];
}

async function measure(pages: number): Promise<Growth> {
  // On the same disk as the packages, which are hard-linked.
  fs.mkdirSync('.cache', { recursive: true });
  const folder = fs.mkdtempSync(path.resolve('.cache/scale-'));
  try {
    copyProject(folder, pages);
    const { seconds, peak } = await build(folder);
    const files = filesBelow(path.join(folder, 'build'));
    const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
    return {
      'pages added': pages,
      'HTML files': files.filter((file) => file.endsWith('.html')).length,
      'build, s': Math.round(seconds),
      'peak memory, GB': peak && Math.round(peak / 1e4) / 100,
      'main bundle, KiB gzip': gzipKib(only(files, /assets\/js\/main\.\w+\.js$/)),
      'search index, KiB gzip': gzipKib(only(files, /search\/v\d+\.\w+\.json$/)),
      'build folder, MB': Math.round(bytes / 1e6),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '0,2000' } } });
  const counts = values.pages.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 0)) {
    throw new Error(
      `--pages is a list of how many pages to add, e.g. 0,2000,10000; "${values.pages}" is none.`,
    );
  }
  const rows: Growth[] = [];
  for (const count of counts) {
    rows.push(await measure(count));
    // A larger site can fail, so the rows so far are printed first.
    console.table(rows);
  }
}

void runCommand(main);
