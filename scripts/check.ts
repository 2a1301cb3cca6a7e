/**
 * Checks one or more pages in seconds: format, words, text, links, names in sentences, and the
 * types of demos and code blocks. With a running site, it also renders the demos once.
 *
 * Usage: npm run check -- react-charts/bars [more pages …] [--url http://localhost:3000]
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import {
  formatProblems,
  type ContentProblem,
  type ProblemFile,
} from '../src/shared/contentProblem';
import { walkEntries } from '../src/shared/navigation';
import { findProblems, frameOfFile } from '../src/build/author-errors';
import { readPage } from '../src/build/page';
import {
  checkCaseTwins,
  checkReadable,
  createPageChecker,
  findPageFile,
} from '../src/checks/pages';
import { lintModules } from '../src/checks/style';
import { checkMenu } from '../src/plugins/docs/checkMenu';
import { checkWords } from '../src/checks/words';
import { listDemoPages } from '../tests/browser/allDemos';
import { crashMessages, openPage, renderDemos, type Opened } from '../tests/browser/demoRender';
import { heightTableProblems, readHeightTable } from './lib/demoHeightTable';
import { findRunningSite } from './lib/runningSite';
import { formatProblemsOf } from './lib/formatProblems';

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

const firstLine = (error: unknown) => String(error).split('\n')[0] ?? '';

/** Why the demos of a page can't be rendered. */
const UNOPENED: Readonly<Record<Exclude<Opened, 'demos'>, Omit<ContentProblem, 'line'>>> = {
  missing: {
    found: "The running site doesn't have the page.",
    fix: 'Serve a newer build, or its major: `DOCS_VERSIONS=v8,v7 npm start`.',
  },
  broken: {
    found: "The page doesn't compile.",
    fix: 'Correct what is listed above; the output of `npm start` has the rest.',
  },
  nothing: {
    found: 'The running site shows none of the demos of the page.',
    fix: 'Open the page and its console.',
  },
};

/** The demos of a page that fail to render, as problems of the page. */
async function renderOnce(file: string, url: string): Promise<ProblemFile[]> {
  const folder = `${file.slice(0, file.lastIndexOf('/'))}/`;
  const page = listDemoPages().find((candidate) => candidate.folder === folder);
  if (page === undefined) {
    return [];
  }
  const address = new URL(page.route, url).href;
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const tab = await browser.newPage();
    const opened = await openPage(tab, address);
    if (opened !== 'demos') {
      return [{ file, problems: [UNOPENED[opened]] }];
    }
    const failed = await renderDemos(tab, page.demos);
    const reasons = await crashMessages(tab);
    return failed.map((entry) => {
      const [name = ''] = entry.split(' ');
      const reason = reasons.get(name);
      return {
        file: `${folder}${name}.tsx`,
        problems: [
          reason === undefined
            ? {
                found: 'The demo does not render.',
                fix: `Open ${address}#${name} and its console.`,
              }
            : { found: `The demo throws: ${reason}` },
        ],
      };
    });
  } catch (error) {
    // A page that can't be rendered is a finding, not the end of the check.
    return [{ file, problems: [{ found: `${address} did not render: ${firstLine(error)}` }] }];
  } finally {
    await browser.close();
  }
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
];

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
    ...(url === undefined ? [] : [{ name: 'demos', run: (page: string) => renderOnce(page, url) }]),
  ]) {
    process.stdout.write(`${file}: ${name} … `);
    const [files, ms] = await timed(() => run(file));
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
