/**
 * What comes after the packages of a new major are installed: runs the codemods of the major on the
 * modules and code blocks that no longer compile, generates the API reference and the changes, and
 * lists what is left by cause and file. `npm run docs:version` runs it; it can be repeated while you
 * fix what it lists.
 *
 * Usage: npx tsx scripts/next-major.ts [--no-codemod] [--list-open]
 *
 * `--list-open` adds the pages and demos that don't compile to data/open-content.json, so that only
 * the code of the site keeps it from building.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, readJson } from '../src/base/node';
import { createHistory, generateApiDocs, loadApiModel, loadHistory } from '../src/api/node';
import { apiCoverageProblems, measureApiCoverage, readApiSources } from '../src/api/node';
import {
  checkTypes,
  readFenceFiles,
  readMajorExports,
  splitOpenProblems,
} from '../src/content/node/type-checks';
import { collectFiles } from '../src/demos/node';
import { groupBy } from '../src/base/shared/groupBy';
import { contentRoot, OPEN_CONTENT_FILE, readOpenContent } from '../src/versions/node';
import { CURRENT_MAJOR, majorNumber, MAJORS, type Major } from '../src/versions/shared/versions';
import { readSiteConfig } from '../src/base/shared/siteConfig';
import { listDemoPages, type DemoPage } from '../tests/browser/allDemos';
import { runCodemods } from './lib/codemod';
import { demoKey } from './lib/demoHeightTable';
import { openEntries } from './lib/openEntries';
import { formatCause, groupByCause } from './lib/typeCauses';

type TypeProblem = Awaited<ReturnType<typeof checkTypes>>[number];

const siteDir = process.cwd();
const PREVIOUS: Major = MAJORS[1];

/** Runs the codemods of the major on what doesn't compile: modules, and code blocks in pages. */
async function migrate(problems: readonly TypeProblem[]): Promise<void> {
  const files = new Set(problems.map(({ file }) => file));
  const root = path.resolve(contentRoot(CURRENT_MAJOR));
  // Fragments import what the last major exported. Guides to it show its code on purpose.
  const fences = (await readFenceFiles(root, readMajorExports(siteDir, PREVIOUS))).filter(
    ({ page }) => files.has(path.relative(siteDir, page)) && !page.includes('/migration/'),
  );
  const modules = [...files].filter((file) => /^(?:docs|src|templates)\/.*\.tsx?$/.test(file));
  console.log(await runCodemods(majorNumber(CURRENT_MAJOR), modules, fences));
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function list(title: string, lines: readonly string[]): void {
  console.log(`\n${title}${lines.length > 0 ? ':' : ''}`);
  lines.forEach((line) => console.log(`  ${line}`));
}

/** The pages of a folder, by their path below it. */
const pagesOf = (major: Major) =>
  listFiles(contentRoot(major), /\.mdx$/).map((file) => path.posix.dirname(file));

/** The demos of a page with their files. */
function demosOf({ folder, demos }: DemoPage) {
  return demos.map((name) => ({
    entry: folder + name,
    files: collectFiles(demoKey({ folder }, name)).map((file) => folder + file.name),
  }));
}

/** The errors of files, each with the number of its errors and the first of them. */
function byFile(problems: readonly TypeProblem[]): string[] {
  const groups = groupBy(problems, ({ file }) => file);
  return [...groups].map(([file, found]) => {
    const [{ line = 0, message = '' } = {}] = found;
    return `${file}:${line}: ${message.split('\n')[0]}${found.length > 1 ? ` (and ${found.length - 1} more)` : ''}`;
  });
}

async function reportApi(): Promise<void> {
  await generateApiDocs(siteDir, { repositoryUrl: readSiteConfig(process.env).REPOSITORY_URL });
  const model = await loadApiModel(siteDir);
  const missing = Object.entries(model.products).flatMap(([product, { missing: names }]) =>
    names.map((name) => `${product}: ${name}`),
  );
  const pages = pagesOf(CURRENT_MAJOR);
  const api = pages.filter((page) => page.startsWith('api/'));
  console.log(`\nAPI pages of ${CURRENT_MAJOR}: ${api.length - missing.length}`);
  list(
    `${count(missing.length, 'API page')} of ${PREVIOUS} without a counterpart (data/api/documented.json, navigation/api.ts)`,
    missing,
  );
  const uncovered = apiCoverageProblems(measureApiCoverage(model, readApiSources(siteDir)));
  list(`${count(uncovered.length, 'new name')} without a page`, uncovered);
  const moved = readJson<Record<string, Record<string, string>>>('data/moved-pages.json');
  const gone = pagesOf(PREVIOUS).filter(
    (page) => !pages.includes(page) && moved[PREVIOUS]?.[`${page}/`] === undefined,
  );
  list(
    `${count(gone.length, 'guide')} of ${PREVIOUS} without a counterpart (data/moved-pages.json)`,
    gone,
  );

  const [step] = createHistory(await loadHistory(siteDir)).steps;
  const products = groupBy(step?.changes ?? [], ({ product }) => product);
  list(
    `${count(step?.changes.length ?? 0, 'change')} from ${PREVIOUS} to ${CURRENT_MAJOR}`,
    [...products].map(([product, changes]) => `${product}: ${changes.length}`),
  );
}

function reportDemos(problems: readonly TypeProblem[]): void {
  const wrong = new Set(problems.map(({ file }) => file));
  const reported = new Set<string>();
  for (const major of MAJORS.slice(0, 2)) {
    const root = `${contentRoot(major)}/`;
    const demos = listDemoPages()
      .filter(({ folder }) => folder.startsWith(root))
      .flatMap(demosOf);
    const failed = demos.filter(({ files }) => files.some((file) => wrong.has(file)));
    console.log(
      `\nDemos of ${major}: ${demos.length - failed.length} of ${demos.length} compile, ${failed.length} don't.`,
    );
    const modules = problems.filter(({ file }) => file.startsWith(root) && /\.tsx?$/.test(file));
    list(`Modules of ${major} to fix`, byFile(modules));
    modules.forEach(({ file }) => reported.add(file));
  }
  list(
    'Code blocks and other code to fix',
    byFile(problems.filter(({ file }) => !reported.has(file))),
  );
}

/** Adds what doesn't compile to the list of open content, where the reasons of authors stay. */
function listOpen(problems: readonly TypeProblem[]): void {
  const found = openEntries(problems, listDemoPages().flatMap(demosOf));
  const entries = Object.entries({ ...found, ...readOpenContent(siteDir) }).sort();
  writeFileSync(OPEN_CONTENT_FILE, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

async function main(): Promise<void> {
  // Both majors, of all.
  process.env.DOCS_VERSIONS = PREVIOUS;
  await reportApi();
  let problems = await checkTypes(siteDir);
  if (problems.length > 0 && !process.argv.includes('--no-codemod')) {
    console.log(`\n${count(problems.length, 'type error')} before the codemods.`);
    await migrate(problems);
    problems = await checkTypes(siteDir);
  }
  reportDemos(problems);
  if (process.argv.includes('--list-open')) {
    listOpen(problems);
  }
  const left = splitOpenProblems(siteDir, problems);
  const current = left.problems.filter(({ file }) => !file.startsWith('versioned_docs/'));
  list('By cause, in the current major', groupByCause(current).map(formatCause));
  list(
    `Listed as open (${OPEN_CONTENT_FILE})`,
    left.open.map(({ entry, count: errors, reason }) => `${entry}: ${errors}. ${reason}`),
  );
  console.log(
    `\n${count(problems.length, 'type error')} left, ${current.length} of them keep the current major from building.`,
  );
  console.log(
    'Then: npm run releases, npm run coverage, npm run sizes, the migration guides with data/changes, and npm run test:full. MAINTAINING.md explains each.',
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
