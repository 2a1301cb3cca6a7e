import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadChanges } from '../src/upgrade/node';
import { announces, filesWithFailedImports, upgradeErrors } from './lib/changeRecall';

/** Checking the types of all demos takes minutes on a busy machine. */
const TIMEOUT_MS = 900_000;

/** The share of type errors that records must announce. */
const RECALL = 0.98;

const DEMOS = 'versioned_docs/version-v7';

function demoFiles(): string[] {
  return readdirSync(DEMOS, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !name.startsWith('api/'))
    .map((name) => path.posix.join(DEMOS, name));
}

/** The files beside a demo that it imports. */
function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...imports].flatMap(([, target = '']) => {
    const base = path.posix.join(path.posix.dirname(file), target);
    return [`${base}.ts`, `${base}.tsx`];
  });
}

it(
  'records announce the errors that demos of v7 have with the packages of v8',
  async () => {
    const steps = await loadChanges(process.cwd());
    const records = steps.filter(({ to }) => to === 'v8').flatMap((step) => step.records);
    const errors = upgradeErrors(demoFiles());
    const isFollowUp = filesWithFailedImports(errors, importsOf);
    const missed = errors.filter((error) => !records.some((record) => announces(record, error)));
    const own = missed.filter(({ file }) => !isFollowUp.has(file));
    console.log(
      `${errors.length} errors: ${missed.length} that no record announces, ${missed.length - own.length} of them after a failed import.`,
      ...own.map(({ file, line, message }) => `\n${file}:${line} ${message}`),
    );
    expect(errors.length).toBeGreaterThan(300);
    expect(own.length / errors.length).toBeLessThanOrEqual(1 - RECALL);
  },
  TIMEOUT_MS,
);
