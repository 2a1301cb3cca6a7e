/**
 * Writes the tables of the migration guides from the records of changes in `data/changes`.
 *
 * Usage: npm run changes
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readChangeFiles, writeTables } from '../src/upgrade/node';

const siteDir = process.cwd();
for (const step of readChangeFiles(siteDir)) {
  const file = path.join(siteDir, 'docs', step.guide, `${path.basename(step.guide)}.mdx`);
  writeFileSync(file, writeTables(readFileSync(file, 'utf8'), step.rows, step));
}
