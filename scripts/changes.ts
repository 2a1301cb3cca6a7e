/**
 * Writes the tables of the migration guides from the records in `data/changes`, and lists the names
 * that are gone without a record that says what to do.
 *
 * Usage: npm run changes, then npm run migration-copies
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadChanges, readChangeFiles, unexplained, writeTables } from '../src/upgrade/node';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  for (const step of readChangeFiles(siteDir)) {
    const file = path.join(siteDir, 'docs', step.guide, `${path.basename(step.guide)}.mdx`);
    writeFileSync(file, writeTables(readFileSync(file, 'utf8'), step.rows, step));
  }
  for (const step of await loadChanges(siteDir)) {
    const { product, from, to, records } = step;
    const names = unexplained(step).map(({ place, name, of = [] }) =>
      [place, name, of.length > 0 ? `of ${of.join(', ')}` : ''].join(' ').trim(),
    );
    console.log(`${product}, ${from} to ${to}: ${records.length} changes`);
    names.forEach((name) => console.log(`  No record says what to do: ${name}`));
  }
}

void main();
