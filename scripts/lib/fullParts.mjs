import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The displays of demos, each of which is tested as a part. */
export const DISPLAYS = ['light', 'dark', 'rtl', 'dense'];

/**
 * The browser tests of each part, as patterns of Playwright. `pages` visits every page, `browser` is
 * the rest of what `npm test` runs, and `behavior` tests what guides promise of their demos.
 */
export const BROWSER_PARTS = {
  majors: [String.raw`browser.full.version(s|-hosts)\.spec`],
  hosts: [String.raw`browser.full.(?!version|demos-all)[\w-]+\.spec`],
  pages: [String.raw`browser.(accessibility|crawl|demos-render|html)\.spec`],
  browser: [String.raw`browser.(?!(accessibility|crawl|demos-render|html)\.)[\w-]+\.spec`],
  behavior: [String.raw`browser.full.behavior.[\w.-]+\.spec`],
};

/** The parts of `npm run test:full` in order. `build` must come before those that need it. */
export const PARTS = [
  ...['checks', 'unit', 'build'],
  ...Object.keys(BROWSER_PARTS),
  'engines',
  ...DISPLAYS.map((display) => `demos-${display}`),
];

const BEFORE_BUILD = new Set(['checks', 'unit', 'build']);

/** Whether a part tests the build. */
export const needsBuild = (part) => !BEFORE_BUILD.has(part);

/**
 * What the command line selects.
 *
 * @param {readonly string[]} args
 * @returns {{ parts: string[], again: boolean }} the parts to run, and whether also finished ones
 * @throws {Error} for an unknown option or part
 */
export function readSelection(args) {
  let parts = PARTS;
  let again = false;
  for (let index = 0; index < args.length; index += 1) {
    const option = args[index];
    if (option === '--again') {
      again = true;
    } else if (/^--(?:from|only)$/.test(option)) {
      index += 1;
      const name = args[index];
      if (!PARTS.includes(name)) {
        throw new Error(
          `test:full ${option}: there is no part "${name ?? ''}". The parts are: ${PARTS.join(', ')}.`,
        );
      }
      parts = option === '--only' ? [name] : PARTS.slice(PARTS.indexOf(name));
    } else {
      throw new Error(
        `test:full doesn't know "${option}". Its options are --from <part>, --only <part>, and --again.`,
      );
    }
  }
  return { parts, again };
}

function git(dir, args, env = {}) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env },
  });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The name of the content of a working tree, with changes that are not committed, and without
 * ignored files.
 *
 * @param {string} dir
 * @returns {string | null} `null` outside of a repository
 */
export function treeOf(dir) {
  const index = git(dir, ['rev-parse', '--git-path', 'index']);
  if (index === null) {
    return null;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tree-'));
  try {
    // A copy, which knows the unchanged files, so that git doesn't read them.
    const copy = path.join(folder, 'index');
    const original = path.resolve(dir, index);
    if (fs.existsSync(original)) {
      fs.copyFileSync(original, copy);
      // Git reads files again that are as new as the index, because they may have changed since.
      const second = Math.floor(fs.statSync(original).mtimeMs / 1000);
      fs.utimesSync(copy, second, second);
    }
    const env = { GIT_INDEX_FILE: copy };
    return git(dir, ['add', '--all', '.'], env) === null ? null : git(dir, ['write-tree'], env);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * The files that differ from a commit.
 *
 * @param {string} dir
 * @param {string} commit
 * @throws {Error} if it isn't a commit
 */
export function filesSince(dir, commit) {
  const files = git(dir, ['diff', '--name-only', '--relative', commit, '--']);
  if (files === null) {
    throw new Error(
      `CHANGED_SINCE: expected a commit of this repository, but got "${commit}". ` +
        'In a shallow clone, fetch its history first.',
    );
  }
  return files.split('\n').filter((file) => file !== '');
}

/** The folder of the demos that the behavior tests of a subject use. */
const BEHAVIOR = {
  charts: 'docs/react-charts/',
  'data-grid': 'docs/react-data-grid/',
  migration: 'docs/migration/',
  pickers: 'docs/react-date-pickers/',
  'tree-view': 'docs/react-tree-view/',
};

/** Code that all behavior tests share, and the versions of the packages. */
const SHARED_INPUT =
  /^package-lock\.json$|^tests\/browser\/(?:[^/]+|support\/.*|full\/behavior\/\w+)\.ts$/;

/**
 * The behavior tests to run after changes. They test packages with a fixed version through demos, so
 * only changes of those, or of a test, can break them.
 *
 * @param {readonly string[]} files the changed files
 * @returns {string[]} patterns of Playwright, none if nothing must run
 */
export function behaviorOf(files) {
  const subjects = Object.keys(BEHAVIOR).filter((subject) =>
    files.some(
      (file) =>
        (SHARED_INPUT.test(file) && !file.endsWith('.spec.ts')) ||
        file.startsWith(BEHAVIOR[subject]) ||
        file.startsWith(`tests/browser/full/behavior/${subject}.`),
    ),
  );
  return subjects.map((subject) => String.raw`browser.full.behavior.${subject}\.`);
}

/**
 * The finished parts of one state of the project. A part with failures isn't finished.
 *
 * @param {string} file where they are kept
 * @param {string | null} key the state; nothing is kept for `null`
 */
export function openRecord(file, key) {
  let parts = {};
  try {
    const kept = JSON.parse(fs.readFileSync(file, 'utf8'));
    parts = key !== null && kept.key === key ? kept.parts : {};
  } catch {
    // There is no record, or an interrupted one.
  }
  return {
    get: (name) => parts[name],
    add(name, row) {
      if (row.failures.length > 0) {
        delete parts[name];
      } else {
        parts[name] = row;
      }
      if (key !== null) {
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, `${JSON.stringify({ key, parts }, null, 2)}\n`);
      }
    },
  };
}
