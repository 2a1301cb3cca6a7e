import fs from 'node:fs';
import path from 'node:path';
import {
  behaviorOf,
  BROWSER_PARTS,
  DISPLAYS,
  filesSince,
  needsBuild,
  openRecord,
  PARTS,
  readSelection,
  treeOf,
} from './fullParts.mjs';
import { matchingTests } from './matchingTests.mjs';
import { PROJECT_DIR } from './process.mjs';
import { ensureServers } from './systemPackages.mjs';
import { TASKS } from './tasks.mjs';
import { summarizeJest, summarizePlaywright } from './testReports.mjs';

const RESULTS_DIR = path.join(PROJECT_DIR, 'test-results');
const JEST_RESULTS = path.join(RESULTS_DIR, 'jest.json');
const ENGINES_RESULTS = path.join(RESULTS_DIR, 'engines.json');
const PLAYWRIGHT_RESULTS = path.join(RESULTS_DIR, 'playwright.json');
const PARTS_RECORD = path.join(PROJECT_DIR, '.cache/test-full.json');
const SITEMAP = path.join(PROJECT_DIR, 'build/sitemap.xml');

/** @typedef {import('./testReports.mjs').TestSummary} TestSummary */

/**
 * A check without tests counts as one.
 *
 * @param {string} task the name of the task, which is also the command that repeats it
 * @param {string} [command] the command, if it differs
 */
const gate =
  (task, command = task) =>
  async (options) =>
    (await TASKS[task]([], options)) === 0
      ? { passed: 1, failures: [], skips: [] }
      : {
          passed: 0,
          failures: [{ title: `${task} failed, see above`, repeat: `npm run ${command}` }],
          skips: [],
        };

/**
 * Runs a test runner that writes a report.
 *
 * @param {string} name the npm script
 * @param {string} reportFile the file of the report
 * @param {(report: object, name: string) => TestSummary} read
 * @param {string[]} args the arguments of the runner
 * @returns {Promise<TestSummary>}
 */
async function runReported(name, reportFile, read, args, options) {
  fs.rmSync(reportFile, { force: true });
  const code = await TASKS[name](args, options);
  const broken = (title) => ({ title, repeat: `npm run ${name}` });
  let summary;
  try {
    summary = read(JSON.parse(fs.readFileSync(reportFile, 'utf8')), name);
  } catch {
    return { passed: 0, failures: [broken('the runner died without a report')], skips: [] };
  }
  // A runner can fail without a failed test, because of a crash or a threshold.
  return code !== 0 && summary.failures.length === 0
    ? { ...summary, failures: [broken(`the runner ended with ${code}`)] }
    : summary;
}

const unit =
  (args = []) =>
  (options) =>
    runReported(
      'unit',
      JEST_RESULTS,
      (report) => summarizeJest(report, PROJECT_DIR),
      ['--json', `--outputFile=${JEST_RESULTS}`, '--testLocationInResults', ...args],
      options,
    );

const browser =
  (args = []) =>
  (options) =>
    runReported('browser', PLAYWRIGHT_RESULTS, summarizePlaywright, args, options);

/** All demos in one display. There can be none only among those that changed. */
const demos = (display) => (options) =>
  runReported(
    'test:demos',
    PLAYWRIGHT_RESULTS,
    summarizePlaywright,
    process.env.CHANGED_SINCE ? ['--pass-with-no-tests'] : [],
    { ...options, env: { ...options.env, DEMO_DISPLAYS: display } },
  );

const engines = () => (options) =>
  runReported('test:engines', ENGINES_RESULTS, summarizePlaywright, [], options);

/**
 * The checks in two lanes that run in parallel and take about the same time: a build leaves one
 * core idle for half of its time. Checks that need the build wait for both lanes, because browsers
 * are slow on a busy machine.
 */
const UNIT_LANE = [['unit', unit()]];
const BUILD = ['build', gate('build')];
const BUILD_LANE = [
  BUILD,
  ['lint', gate('lint')],
  ['words', gate('lint:words')],
  ['format', gate('format:check', 'format')],
];
const AFTER_BUILD = [['browser', browser()]];

/** The gates that need nothing else, as one check. */
const checks = async (options) => {
  const summaries = [];
  for (const [, check] of BUILD_LANE.filter((entry) => entry !== BUILD)) {
    summaries.push(await check(options));
  }
  return {
    passed: summaries.reduce((total, { passed }) => total + passed, 0),
    failures: summaries.flatMap(({ failures }) => failures),
    skips: summaries.flatMap(({ skips }) => skips),
  };
};

const behavior = (options) => {
  const since = process.env.CHANGED_SINCE;
  const patterns = since ? behaviorOf(filesSince(PROJECT_DIR, since)) : BROWSER_PARTS.behavior;
  return patterns.length > 0
    ? browser(patterns)(options)
    : {
        passed: 0,
        failures: [],
        skips: [{ title: 'behavior', reason: `no demo or package changed since ${since}` }],
      };
};

/** Parts that test PostgreSQL and nginx. */
const USES_SERVERS = new Set(['unit', 'hosts']);

/** Whether `CHANGED_SINCE` restricts a part. */
const dependsOnChanges = (part) => part === 'behavior' || part.startsWith('demos-');

/** What each part of `npm run test:full` runs. */
const CHECKS_OF_PARTS = {
  checks,
  unit: unit(),
  build: BUILD[1],
  ...Object.fromEntries(Object.entries(BROWSER_PARTS).map(([part, args]) => [part, browser(args)])),
  behavior,
  engines: engines(),
  ...Object.fromEntries(DISPLAYS.map((display) => [`demos-${display}`, demos(display)])),
};

/** Runs checks one after the other. If a lane has a log, its output is printed at the end. */
async function runLane(checks, env, log) {
  const rows = [];
  for (const [name, check] of checks) {
    if (!log) {
      console.log(`\n— ${name} —`);
    }
    const start = performance.now();
    const output = log && path.join(RESULTS_DIR, `${name}.log`);
    const summary = await check({ env, output });
    if (output) {
      console.log(`\n— ${name} —\n${fs.readFileSync(output, 'utf8')}`);
    }
    rows.push({ name, seconds: Math.round((performance.now() - start) / 1000), ...summary });
  }
  return rows;
}

/** Prints failed and skipped checks with the command that repeats each, and the totals. */
function report(rows) {
  const failures = rows.flatMap((row) => row.failures);
  const skips = rows.flatMap((row) => row.skips);
  console.log('');
  console.table(
    rows.map(({ name, passed, failures: failed, skips: skipped, seconds, note }) => ({
      check: name,
      passed,
      failed: failed.length,
      skipped: skipped.length,
      seconds,
      ...(note !== undefined && { note }),
    })),
  );
  skips.forEach(({ title, reason }) =>
    console.log(`Skipped: ${title}${reason ? `: ${reason}` : ''}`),
  );
  failures.forEach(({ title, place, repeat }) =>
    console.log(`\nFailed: ${title}\n${place ? `  at ${place}\n` : ''}  run ${repeat}`),
  );
  const passed = rows.reduce((total, row) => total + row.passed, 0);
  console.log(
    `\n${passed} passed, ${failures.length} failed` +
      (skips.length > 0 ? `, ${skips.length} skipped` : ''),
  );
  return failures.length > 0 ? 1 : 0;
}

async function runChecks(afterBuild, env) {
  fs.mkdirSync(RESULTS_DIR, { recursive: true });
  const beside = await Promise.all([runLane(BUILD_LANE, env), runLane(UNIT_LANE, env, true)]);
  return report([...beside.flat(), ...(await runLane(afterBuild, env))]);
}

/**
 * `npm test`: what can break a feature, on the current major. With words, only tests whose file or
 * title contains them.
 *
 * @param {string[]} words
 * @returns {Promise<number>} the exit code
 */
export async function runTests(words) {
  const env = { DOCS_VERSIONS: process.env.DOCS_VERSIONS ?? 'current' };
  if (words.length === 0) {
    return runChecks(AFTER_BUILD, { ...env, TEST_TIER: 'quick' });
  }
  const matching = matchingTests(words);
  const checks = [
    ...(matching.unit ? [['unit', unit(matching.unit)]] : []),
    ...(matching.build ? [BUILD] : []),
    ...(matching.browser ? [['browser', browser(matching.browser)]] : []),
  ];
  fs.mkdirSync(RESULTS_DIR, { recursive: true });
  return report(await runLane(checks, env));
}

const builtAt = () => fs.statSync(SITEMAP, { throwIfNoEntry: false })?.mtimeMs;

/** Runs one part. Its results count for the same state of the project, until they are repeated. */
async function runPart(name, record, env) {
  const [row] = await runLane([[name, CHECKS_OF_PARTS[name]]], env);
  const since = dependsOnChanges(name) ? (process.env.CHANGED_SINCE ?? '') : '';
  record.add(name, { ...row, since, ...(name === 'build' && { builtAt: builtAt() }) });
  return { ...row, note: '' };
}

/**
 * `npm run test:full`: everything, on all majors, in all displays, in parts. Parts that have passed
 * on the same files are not repeated, so that an interrupted run continues. `--from <part>` starts
 * at a part, `--only <part>` runs one, and `--again` also repeats what has passed. A part that tests
 * the build builds first if `build/` is not the one that was tested.
 *
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runAllTests(args) {
  const { parts, again } = readSelection(args);
  const { CHANGED_SINCE: since = '', DOCS_VERSIONS: majors = 'all' } = process.env;
  if (since) {
    // Before the first part, rather than after hours.
    filesSince(PROJECT_DIR, since);
  }
  const tree = treeOf(PROJECT_DIR);
  const key = tree && `${tree} ${majors}`;
  const record = openRecord(PARTS_RECORD, key);
  // The builds of `npm test` go to the same folder.
  const isBuilt = () => record.get('build')?.builtAt === (builtAt() ?? null);
  const isFinished = (name) =>
    ['', since].includes(record.get(name)?.since) && (name !== 'build' || isBuilt());
  const chosen = parts.some(needsBuild) && !isBuilt() ? ['build', ...parts] : parts;
  const env = { DOCS_VERSIONS: majors, TEST_TREE: key ?? '' };
  fs.mkdirSync(RESULTS_DIR, { recursive: true });
  if (parts.some((name) => USES_SERVERS.has(name))) {
    await ensureServers();
  }

  const rows = [];
  for (const name of PARTS) {
    if (isFinished(name) && !(again && parts.includes(name))) {
      rows.push({ ...record.get(name), note: 'from an earlier run' });
    } else if (chosen.includes(name) && needsBuild(name) && !isBuilt()) {
      const repeat = `npm run test:full -- --from ${name}`;
      const failures = [{ title: `${name} was not run, because there is no build`, repeat }];
      rows.push({ name, passed: 0, failures, skips: [], seconds: 0, note: 'not run' });
    } else if (chosen.includes(name)) {
      rows.push(await runPart(name, record, env));
    }
  }
  return report(rows);
}
