/**
 * Checks one or more pages in seconds: format, words, text, links, names in sentences, and the
 * types of demos and code blocks. With a running site, it also renders the demos once.
 *
 * Usage: npm run check -- react-charts/bars [more pages …] [--url http://localhost:3000]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '../src/base/shared/errorMessage';
import { formatProblems, type ProblemFile } from '../src/base/shared/contentProblem';
import { walkEntries } from '../src/content/shared/navigation';
import { findProblems, frameOfFile } from '../src/base/node/author-errors';
import { readPage } from '../src/content/node/page';
import {
  checkCaseTwins,
  checkReadable,
  createPageChecker,
  findPageFile,
} from '../src/content/node/page-checks';
import { lintModules } from '../src/content/node/style';
import { checkMenu } from '../src/content/node/docs/checkMenu';
import { checkWords } from '../src/content/node/words';
import { OPEN_CONTENT_FILE, readOpenContent } from '../src/versions/node';
import { listDemoPages } from '../tests/browser/allDemos';
import { heightTableProblems, readHeightTable } from './lib/demoHeightTable';
import { renderDemosOf } from './lib/renderDemosOf';
import { findRunningSite } from './lib/runningSite';
import { formatProblemsOf } from './lib/formatProblems';
import { runCommand } from './lib/runCommand';

/** Mistakes in the menu, or that it doesn't have the page. The menus of older majors don't change. */
async function menuProblems(file: string): Promise<readonly ProblemFile[]> {
  try {
    await checkMenu(process.cwd());
    const page = await readPage(path.resolve(file));
    const { navigation } = await import('../navigation');
    const pathname = page.route.replace(/\/$/, '');
    const isKnown = [...walkEntries(navigation)].some((entry) => entry.pathname === pathname);
    return isKnown || !file.startsWith('docs/') || 'displayed_sidebar' in page.frontMatter
      ? []
      : [
          {
            file,
            problems: [
              {
                found: 'The menu has no entry for the page.',
                fix: `Add \`{ pathname: '${pathname}' }\` to navigation/index.ts, or \`displayed_sidebar: docs\` to the front matter.`,
              },
            ],
          },
        ];
  } catch (error) {
    const problems = findProblems(error);
    if (problems === undefined) {
      throw error;
    }
    // What is wrong with the page itself is found below.
    return problems.filter((problem) => problem.file !== file);
  }
}

/** The demos of a page without a measured height, as problems of the page. */
function unmeasuredDemos(file: string): ProblemFile[] {
  const folder = `${file.slice(0, file.lastIndexOf('/'))}/`;
  const pages = listDemoPages().filter((page) => page.folder === folder);
  const problems = heightTableProblems(pages, readHeightTable())
    .filter((problem) => problem.endsWith('has no height.'))
    .map((found) => ({
      found,
      fix: `Run \`npm run measure-demos -- ${folder.replace(/^docs\/|\/$/g, '')}\` beside \`npm start\`.`,
    }));
  return problems.length === 0 ? [] : [{ file, problems }];
}

/** Entries of the list of open content for a page, or for modules beside it. */
function openContent(file: string): ProblemFile[] {
  const folder = path.posix.dirname(file);
  const problems = Object.entries(readOpenContent(process.cwd()))
    .filter(
      ([entry]) =>
        // Modules are listed without their extension; what exists is the folder of another page.
        entry === folder || (path.posix.dirname(entry) === folder && !existsSync(entry)),
    )
    .map(([entry, reason]) => ({
      found: `${OPEN_CONTENT_FILE} lists ${entry}: ${reason}`,
      fix: 'Correct it for the installed packages, and remove the entry.',
    }));
  return problems.length === 0 ? [] : [{ file, problems }];
}

interface Step {
  readonly name: string;
  readonly run: (file: string) => Promise<readonly ProblemFile[]> | readonly ProblemFile[];
}

const checker = createPageChecker(process.cwd());

const STEPS: readonly Step[] = [
  {
    name: 'file names',
    run: (file) =>
      checkCaseTwins(process.cwd()).filter((twin) =>
        `${twin.file}/`.startsWith(`${path.posix.dirname(file)}/`),
      ),
  },
  { name: 'menu', run: menuProblems },
  { name: 'format', run: formatProblemsOf },
  {
    name: 'words',
    // The words of older majors aren't checked.
    run: (file) => (file.startsWith('docs/') ? checkWords(process.cwd(), [file]) : []),
  },
  { name: 'text, links, and names', run: (file) => checker.checkProse(file) },
  { name: 'code style', run: (file) => lintModules(process.cwd(), file) },
  { name: 'types', run: (file) => checker.checkTypes(file) },
  { name: 'heights', run: unmeasuredDemos },
  { name: 'open content', run: openContent },
];

/** A check that can't run, such as without the packages of an older major, doesn't end the others. */
async function attempt(file: string, run: Step['run']): Promise<readonly ProblemFile[]> {
  try {
    return await run(file);
  } catch (error) {
    return [{ file, problems: [{ found: errorMessage(error) }] }];
  }
}

/** Runs a check, and measures it. */
async function timed<Result>(run: () => Promise<Result> | Result): Promise<[Result, number]> {
  const start = performance.now();
  const result = await run();
  return [result, performance.now() - start];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function report(files: readonly ProblemFile[]): void {
  if (files.length > 0) {
    console.error(`\n${formatProblems(files, frameOfFile)}\n`);
    process.exitCode = 1;
  }
}

/** Checks a page and prints each finding as soon as it is known. */
async function checkPage(file: string, url: string | undefined): Promise<number> {
  const unreadable = await checkReadable(process.cwd(), file);
  if (unreadable.length > 0) {
    report(unreadable);
    return unreadable.length;
  }
  const times = new Map<string, number>();
  let count = 0;
  for (const { name, run } of [
    ...STEPS,
    ...(url === undefined
      ? []
      : [{ name: 'demos', run: (page: string) => renderDemosOf(page, url) }]),
  ]) {
    process.stdout.write(`${file}: ${name} … `);
    const [files, ms] = await timed(() => attempt(file, run));
    console.log(`${files.length === 0 ? 'fine' : 'see below'} (${seconds(ms)})`);
    report(files);
    count += files.length;
    times.set(name, ms);
  }
  const [slowest, total] = slowestOf(times);
  console.log(`${file}: ${seconds(total)}, longest: ${slowest}`);
  return count;
}

/** The slowest check with its time, and the time of all. */
function slowestOf(times: ReadonlyMap<string, number>): [string, number] {
  const sorted = [...times].sort(([, a], [, b]) => b - a);
  const [name = '', ms = 0] = sorted[0] ?? [];
  return [`${name} (${seconds(ms)})`, sorted.reduce((sum, [, time]) => sum + time, 0)];
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string' } },
  });
  if (positionals.length === 0) {
    throw new Error('Name a page: `npm run check -- react-charts/bars`.');
  }
  const pages = positionals.map((name) => findPageFile(process.cwd(), name));
  const url = values.url ?? (await findRunningSite());
  let count = 0;
  for (const file of pages) {
    count += await checkPage(file, url);
  }
  if (count === 0) {
    console.log(`Nothing is wrong with ${positionals.join(', ')}.`);
  }
  if (url === undefined) {
    console.log('Demos were not rendered: no site is running. Start one with `npm start`.');
  }
}

void runCommand(main);
