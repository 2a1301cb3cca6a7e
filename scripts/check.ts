/**
 * Checks one or more pages in seconds: format, words, text, links, names in sentences, and the
 * types of demos and code blocks. With a running site, it also renders the demos once.
 *
 * Usage: npm run check -- react-charts/bars [more pages …] [--url http://localhost:3000]
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { formatProblems, type ProblemFile } from '../src/shared/contentProblem';
import { frameOfFile } from '../src/build/author-errors';
import { checkCaseTwins, checkOnePage, checkReadable, findPageFile } from '../src/checks/pages';
import { checkWords } from '../src/checks/words';
import { listDemoPages } from '../tests/browser/allDemos';
import { renderDemos } from '../tests/browser/demoRender';
import { heightTableProblems, readHeightTable } from './lib/demoHeightTable';
import { findRunningSite } from './lib/runningSite';
import { formatProblemsOf } from './lib/formatProblems';

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

/** The demos of a page that fail to render, as problems of the page. */
async function renderOnce(file: string, url: string): Promise<ProblemFile[]> {
  const folder = `${file.slice(0, file.lastIndexOf('/'))}/`;
  const page = listDemoPages().find((candidate) => candidate.folder === folder);
  if (page === undefined) {
    return [];
  }
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(new URL(page.route, url).href, { waitUntil: 'domcontentloaded' });
    await tab.locator('[data-demo-canvas]').first().waitFor();
    const failed = await renderDemos(tab, page.demos);
    const problems = failed.map((name) => ({
      found: `The demo ${name} does not render.`,
      fix: `Open ${new URL(page.route, url).href} and its console.`,
    }));
    return problems.length === 0 ? [] : [{ file, problems }];
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: 'string' } },
  });
  if (positionals.length === 0) {
    throw new Error('Name a page: `npm run check -- react-charts/bars`.');
  }
  const url = values.url ?? (await findRunningSite());
  const files: ProblemFile[] = [];
  for (const name of positionals) {
    const file = findPageFile(process.cwd(), name);
    const folder = `${file.slice(0, file.lastIndexOf('/'))}/`;
    const twins = checkCaseTwins(process.cwd());
    const unreadable = await checkReadable(process.cwd(), file);
    files.push(...unreadable, ...twins.filter((twin) => `${twin.file}/`.startsWith(folder)));
    if (unreadable.length > 0) {
      continue;
    }
    files.push(
      ...(await formatProblemsOf(file)),
      // The words of older majors aren't checked.
      ...(file.startsWith('docs/') ? await checkWords(process.cwd(), [file]) : []),
      ...(await checkOnePage(process.cwd(), file)),
      ...unmeasuredDemos(file),
      ...(url === undefined ? [] : await renderOnce(file, url)),
    );
  }
  if (files.length > 0) {
    console.error(`\n${formatProblems(files, frameOfFile)}\n`);
    process.exitCode = 1;
  } else {
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
