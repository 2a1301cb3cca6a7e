import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from './process.mjs';

/** Test files below a folder by the ending of their names. */
const testFiles = (folder, ending) =>
  fs
    .readdirSync(path.join(PROJECT_DIR, folder), { recursive: true })
    .map((file) => path.join(folder, file))
    .filter((file) => ending.test(file));

/**
 * Arguments that narrow a runner down to some words: the files whose path has all of them, or else
 * the tests whose title has them.
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
 * @returns {{ unit?: string[], build: boolean, browser?: string[] }} arguments of each runner that has
 *   something to run, and whether the browser tests need a build first
 */
export function matchingTests(words) {
  const specs = testFiles('tests/browser', /\.spec\.ts$/);
  const units = ['src', 'scripts'].flatMap((folder) => testFiles(folder, /\.test\.tsx?$/));
  const unitArgs = narrowDown(words, units, '-t');
  const browserArgs = narrowDown(words, specs, '-g');
  // Words that are in the name of a file of one runner are not searched in the titles of the other.
  const hasFile = (args) => !args[0].startsWith('-');
  const anyFile = hasFile(unitArgs) || hasFile(browserArgs);
  const runsBrowser = hasFile(browserArgs) || !anyFile;
  return {
    ...((hasFile(unitArgs) || !anyFile) && { unit: ['--passWithNoTests', ...unitArgs] }),
    ...(runsBrowser && { browser: ['--pass-with-no-tests', ...browserArgs] }),
    build: runsBrowser && !buildIsCurrent(),
  };
}

/** What a build is made from. */
const BUILD_INPUTS = [
  ...['docs', 'i18n', 'navigation', 'src', 'static', 'versioned_docs'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'package-lock.json'],
];

function newestChange(file) {
  const stat = fs.statSync(file);
  return stat.isDirectory()
    ? Math.max(0, ...fs.readdirSync(file).map((name) => newestChange(path.join(file, name))))
    : stat.mtimeMs;
}

/** Is the build newer than all that it is made from? */
function buildIsCurrent() {
  const sitemap = path.join(PROJECT_DIR, 'build/sitemap.xml');
  const inputs = BUILD_INPUTS.map((name) => path.join(PROJECT_DIR, name)).filter(fs.existsSync);
  return (
    fs.existsSync(sitemap) && Math.max(...inputs.map(newestChange)) < fs.statSync(sitemap).mtimeMs
  );
}
