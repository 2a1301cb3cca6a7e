import { aliasPaths } from '../src/content/node/type-checks';
import { loadChanges } from '../src/upgrade/node';
import { createCheckData } from '../src/upgrade/node/check-data';
import { packageAliases } from '../src/versions/node';
import { CURRENT_MAJOR, type Major } from '../src/versions/shared/versions';
import { announcements, demoFiles, findingsIn, upgradeErrors } from './lib/changeRecall';

/** Checking the types of all demos takes minutes on a busy machine. */
const TIMEOUT_MS = 900_000;

const siteDir = process.cwd();

/** The share of type errors that the findings of `/x/check/` must announce, of at least how many. */
const STEPS: readonly (readonly [from: Major, to: Major, recall: number, atLeast: number])[] = [
  ['v7', 'v8', 0.98, 300],
  ['v6', 'v7', 0.95, 100],
];

it.each(STEPS)(
  'the check announces the errors that demos of %s have with the packages of %s',
  async (from, to, recall, atLeast) => {
    const facts = { data: await createCheckData(siteDir), steps: await loadChanges(siteDir) };
    const files = demoFiles(from);
    const paths = to === CURRENT_MAJOR ? {} : aliasPaths(packageAliases(siteDir, to));
    const errors = upgradeErrors(files, paths);
    const announced = announcements(errors, findingsIn(files, facts, { from, to }));
    const counts = { line: 0, part: 0, name: 0, followUp: 0, missed: 0 };
    announced.forEach((how) => (counts[how] += 1));
    const missed = errors.filter((error) => announced.get(error) === 'missed');
    console.log(
      `${from} to ${to}: ${errors.length} errors`,
      counts,
      ...missed.map(({ file, line, message }) => `\n${file}:${line} ${message}`),
    );
    expect(errors.length).toBeGreaterThan(atLeast);
    expect(1 - missed.length / errors.length).toBeGreaterThanOrEqual(recall);
  },
  TIMEOUT_MS,
);
