/**
 * Writes the migration guides of older majors: copies of the current major's guides, apart from
 * links, demos, and checks of code. A test then ensures that both stay the same text.
 *
 * Usage: npm run migration-copies
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ids from '../data/published-anchors.json';
import { listGuideCopies } from './lib/migrationCopies';

const copies = listGuideCopies(process.cwd(), ids);
copies.forEach(({ copy, expected }) => writeFileSync(path.resolve(copy), expected));
console.log(`${copies.length} migration guides of older majors are up to date.`);
