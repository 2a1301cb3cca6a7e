import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from './process.mjs';

/** The test files below a folder with a file name suffix. */
const testFiles = (folder, ending) =>
  fs
    .readdirSync(path.join(PROJECT_DIR, folder), { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file));

/**
 * The arguments that restrict a runner to some words: the files whose path contains all of them, or
 * the tests whose title does.
 *
 * @param {string[]} words
 * @param {readonly string[]} files
 * @param {'-t' | '-g'} titleFlag the runner's option for a pattern of titles
 */
export function narrowDown(words, files, titleFlag) {
  const wanted = words.map((word) => word.toLowerCase());
  const matching = files.filter((file) =>
    wanted.every((word) => file.toLowerCase().includes(word)),
  );
  return matching.length > 0 ? matching : [titleFlag, words.join(' ')];
}

/**
 * The checks that `npm test -- <words>` runs.
 *
 * @param {string[]} words
 * @returns {{ unit?: string[], build: boolean, browser?: string[] }} the arguments of each runner
 * that has something to run, and whether the browser tests need a build
 */
export function matchingTests(words) {
  const specs = testFiles('tests/browser', /\.spec\.ts$/);
  const units = ['src', 'templates', 'scripts'].flatMap((folder) =>
    testFiles(folder, /\.test\.tsx?$/),
  );
  const unitArgs = narrowDown(words, units, '-t');
  const browserArgs = narrowDown(words, specs, '-g');
  // If the words match a file name of one runner, titles of the other aren't searched.
  const hasFile = (args) => !args[0].startsWith('-');
  const anyFile = hasFile(unitArgs) || hasFile(browserArgs);
  const runsBrowser = hasFile(browserArgs) || !anyFile;
  return {
    ...((hasFile(unitArgs) || !anyFile) && { unit: ['--passWithNoTests', ...unitArgs] }),
    ...(runsBrowser && { browser: ['--pass-with-no-tests', ...browserArgs] }),
    build: runsBrowser && !buildIsCurrent(),
  };
}

/** The inputs of a build. */
const BUILD_INPUTS = [
  ...['data', 'docs', 'i18n', 'navigation', 'src', 'static', 'templates', 'versioned_docs'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'],
];

function newestChange(file) {
  const stat = fs.statSync(file);
  return stat.isDirectory()
    ? Math.max(0, ...fs.readdirSync(file).map((name) => newestChange(path.join(file, name))))
    : stat.mtimeMs;
}

/** Whether the build is newer than all of its inputs. */
function buildIsCurrent() {
  const sitemap = path.join(PROJECT_DIR, 'build/sitemap.xml');
  const inputs = BUILD_INPUTS.map((name) => path.join(PROJECT_DIR, name)).filter(fs.existsSync);
  return (
    fs.existsSync(sitemap) && Math.max(...inputs.map(newestChange)) < fs.statSync(sitemap).mtimeMs
  );
}
