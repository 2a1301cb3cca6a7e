import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureDependencies } from './dependencies.mjs';
import { PROJECT_DIR, run, runBin, runNpm } from './process.mjs';

/**
 * Writes the lockfile of a project beside none of its packages: next to `node_modules`, npm drops
 * the entries of other platforms.
 */
async function updateLockfile(folder) {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'lockfile-'));
  ['package.json', 'package-lock.json', '.npmrc'].forEach((name) =>
    fs.copyFileSync(path.join(folder, name), path.join(place, name)),
  );
  const code = await runNpm(['install', '--package-lock-only'], { cwd: place });
  if (code === 0) {
    fs.copyFileSync(path.join(place, 'package-lock.json'), path.join(folder, 'package-lock.json'));
  }
  fs.rmSync(place, { recursive: true });
  return code;
}

/** The steps of a new major that need no decision. Each is timed. */
const STEPS = [
  [
    'copied docs and changed what follows',
    (args) => runBin('tsx', ['scripts/docs-version.ts', ...args]),
  ],
  [
    'wrote the lockfiles',
    async () =>
      (await updateLockfile(PROJECT_DIR)) ||
      updateLockfile(path.join(PROJECT_DIR, 'versioned_docs')),
  ],
  [
    'installed the packages',
    async () => {
      await ensureDependencies({ dev: true, olderMajors: true });
      return 0;
    },
  ],
  ['wrote the facts of older majors', () => runBin('tsx', ['scripts/api-facts.ts'])],
  ['wrote the copies of migration guides', () => runBin('tsx', ['scripts/migration-copies.ts'])],
  ['generated, compared, and compiled everything', () => runBin('tsx', ['scripts/next-major.ts'])],
];

/** Cuts the current major, and lists what is left by file. */
export async function cutMajor(args) {
  const times = [];
  for (const [name, step] of STEPS) {
    const start = performance.now();
    const code = await step(args);
    if (code !== 0) {
      return code;
    }
    times.push(`  ${((performance.now() - start) / 60_000).toFixed(1)} min: ${name}`);
  }
  console.log(`\nMinutes:\n${times.join('\n')}`);
  return 0;
}

/** Does the same in a copy of the project, which stays for looking at it. */
export async function rehearseMajor(args) {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'next-major-'));
  const git = (cwd, ...words) => execFileSync('git', words, { cwd, encoding: 'utf8' });
  git(PROJECT_DIR, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(PROJECT_DIR, file)))
    .forEach((file) => fs.cpSync(path.join(PROJECT_DIR, file), path.join(copy, file)));
  // For `git grep`, and so that `git diff` shows what changes from here on. A build needs a commit.
  const author = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost'];
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, ...author, 'commit', '--quiet', '--no-verify', '--message', 'Start of the rehearsal');
  console.log(`Rehearsing in ${copy}. Delete it afterwards.`);
  return run(process.execPath, ['scripts/run.mjs', 'docs:version', ...args], { cwd: copy });
}
