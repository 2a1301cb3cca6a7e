import fs from 'node:fs';
import path from 'node:path';
import { PROJECT_DIR } from './process.mjs';
import { TASKS } from './tasks.mjs';

const RESULTS_DIR = path.join(PROJECT_DIR, 'test-results');
const JEST_RESULTS = path.join(RESULTS_DIR, 'jest.json');
const PLAYWRIGHT_RESULTS = path.join(RESULTS_DIR, 'playwright.json');

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A check without tests of its own counts as one. */
const gate = (task) => async () => {
  const failed = (await TASKS[task]([])) !== 0;
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0 };
};

/** The counts that a runner reported, or one failure when it died without a report. */
function reported(file, read) {
  try {
    return read(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

async function unit() {
  fs.rmSync(JEST_RESULTS, { force: true });
  const code = await TASKS.unit(['--json', `--outputFile=${JEST_RESULTS}`]);
  const counts = reported(JEST_RESULTS, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
  return withExitCode(counts, code);
}

async function browser() {
  fs.rmSync(PLAYWRIGHT_RESULTS, { force: true });
  const code = await TASKS.browser([]);
  const counts = reported(PLAYWRIGHT_RESULTS, ({ stats, errors }) => {
    // The runner prints what belongs to no test where it happened, hundreds of lines above its sum.
    errors.forEach(({ message }) => console.error(`\nNot a part of any test: ${message}`));
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    };
  });
  return withExitCode(counts, code);
}

/** A runner that failed without a failed test (a crash, a threshold) still counts as a failure. */
function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const CHECKS = [
  ['format', gate('format:check')],
  ['lint', gate('lint')],
  ['unit', unit],
  ['build', gate('build')],
  ['browser', browser],
];

/** Runs every check, says how each ended, and closes with the sum of what the runners counted. */
export async function runAllChecks() {
  fs.mkdirSync(RESULTS_DIR, { recursive: true });
  const rows = [];
  for (const [name, check] of CHECKS) {
    console.log(`\n— ${name} —`);
    const start = performance.now();
    const counts = await check();
    rows.push({ name, ...counts, seconds: Math.round((performance.now() - start) / 1000) });
  }
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  console.log('');
  console.table(rows);
  console.log(
    `${sum('passed')} passed, ${sum('failed')} failed` +
      (sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''),
  );
  return sum('failed') > 0 ? 1 : 0;
}
