import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChangeStep } from '../../shared/changeRecord';
import { parseChangeFile, recordsOf, stepOfFile, type ChangeFile } from './changeFile';

/** The folder with one file for each product and step. */
export const CHANGES_DIR = 'data/changes';

/** A step with the rows of its file. */
export type ChangeStepFile = Omit<ChangeStep, 'records'> & ChangeFile;

/**
 * The files of changes.
 *
 * @param siteDir the folder of the repository
 * @throws an error that names the file and each invalid field
 */
export function readChangeFiles(siteDir: string): ChangeStepFile[] {
  return readdirSync(path.join(siteDir, CHANGES_DIR)).map((name) => {
    const file = `${CHANGES_DIR}/${name}`;
    const step = stepOfFile(name);
    if (step === undefined) {
      throw new Error(
        `${file} is no file of changes. Expected a product and two majors: charts-v7-v8.json.`,
      );
    }
    return { ...step, ...parseChangeFile(readFileSync(path.join(siteDir, file), 'utf8'), file) };
  });
}

/** All steps with their records. */
export function readChangeSteps(siteDir: string): ChangeStep[] {
  return readChangeFiles(siteDir).map(({ rows, ...step }) => ({
    ...step,
    records: rows.flatMap(recordsOf),
  }));
}
