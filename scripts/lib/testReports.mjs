import path from 'node:path';

/**
 * The results of the test runners in a common format.
 *
 * @typedef {object} TestSummary
 * @property {number} passed
 * @property {Failure[]} failures
 * @property {Skip[]} skips
 *
 * @typedef {object} Failure
 * @property {string} title what failed
 * @property {string} [place] the file, with the line if it is known
 * @property {string} repeat the command that only runs this test
 *
 * @typedef {object} Skip
 * @property {string} title
 * @property {string} [reason]
 */

/** Special characters in the runners' title patterns. */
const escapePattern = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Quotes text as one shell argument. */
const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/**
 * Summarizes a report of `jest --json`, with lines if it was created with
 * `--testLocationInResults`.
 *
 * @param {object} report
 * @param {string} root the absolute path to which file names are relative
 * @returns {TestSummary}
 */
export function summarizeJest(report, root) {
  const failures = [];
  const skips = [];
  for (const suite of report.testResults) {
    const file = path.relative(root, suite.name);
    const run = `npm run unit -- ${file}`;
    const failed = suite.assertionResults.filter(({ status }) => status === 'failed');
    failures.push(
      ...failed.map(({ fullName, location }) => ({
        title: fullName,
        place: location ? `${file}:${location.line}` : file,
        repeat: `${run} -t ${quote(`^${escapePattern(fullName)}$`)}`,
      })),
    );
    if (suite.status === 'failed' && failed.length === 0) {
      failures.push({ title: 'the file could not be run', place: file, repeat: run });
    }
    skips.push(
      ...suite.assertionResults
        .filter(({ status }) => status === 'pending' || status === 'todo')
        .map(({ fullName }) => ({ title: `${file}: ${fullName}` })),
    );
  }
  return { passed: report.numPassedTests, failures, skips };
}

/** All specs of Playwright's nested suites. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * Summarizes a report of Playwright's JSON reporter. A test that passed on retry counts as passed.
 *
 * @param {object} report
 * @param {string} command the npm script that ran the tests
 * @returns {TestSummary}
 */
export function summarizePlaywright(report, command) {
  const { rootDir } = report.config;
  const failures = report.errors.map(({ message }) => ({
    title: `not a part of any test: ${message.split('\n')[0]}`,
    repeat: `npm run ${command}`,
  }));
  const skips = [];
  let passed = 0;
  for (const spec of report.suites.flatMap(specsOf)) {
    for (const { status, annotations, projectName } of spec.tests) {
      const project = projectName
        ? { suffix: ` (${projectName})`, flag: ` --project ${projectName}` }
        : { suffix: '', flag: '' };
      if (status === 'skipped') {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        skips.push({
          title: `${spec.file}: ${spec.title}${project.suffix}`,
          reason: reason ?? 'no reason is given',
        });
      } else if (status === 'unexpected') {
        failures.push({
          title: `${spec.title}${project.suffix}`,
          place: `${path.relative(process.cwd(), path.join(rootDir, spec.file))}:${spec.line}`,
          repeat: `npm run ${command} -- ${spec.file}:${spec.line}${project.flag}`,
        });
      } else {
        passed += 1;
      }
    }
  }
  return { passed, failures, skips };
}
