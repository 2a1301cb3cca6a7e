/**
 * Writes what the site needs to know about older majors, so that their packages need not be
 * installed: facts for the history of the API, and names for the check of migration guides. A test
 * compares them with the packages.
 *
 * Usage: npm run api-facts (after a change of versioned_docs/package.json or of the extractor)
 */
import fs from 'node:fs';
import path from 'node:path';
import { createApiFactFiles } from './lib/apiFactFiles';

async function main(): Promise<void> {
  const siteDir = process.cwd();
  for (const [name, text] of await createApiFactFiles(siteDir)) {
    const file = path.join(siteDir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    console.log(`${name}: ${Math.round(text.length / 1024)} KiB`);
  }
}

void main();
