/**
 * Extracts the API of the given majors and prints a summary.
 *
 * Usage: npx tsx src/api/node/cli.ts [v8 v7 …]
 */
import fs from 'node:fs';
import { cacheFile, documentedIn, writeCache } from './cache';
import { extractApi } from './extract/extract';
import { CURRENT_MAJOR } from '../../versions/shared/versions';
import { readApiSources } from './sources';

const siteDir = process.cwd();
const majors = process.argv.slice(2);

for (const major of majors.length > 0 ? majors : [CURRENT_MAJOR]) {
  const started = performance.now();
  const sources = readApiSources(siteDir, major);
  const model = extractApi(sources, documentedIn(major));
  const file = cacheFile(sources);
  writeCache(file, model);
  console.log(
    `${major}: ${Math.round(performance.now() - started)} ms, ${fs.statSync(file).size} bytes`,
  );
  for (const [product, found] of Object.entries(model.products)) {
    const count = (entries: object) => Object.keys(entries).length;
    console.log(
      `  ${product}: ${count(found.components)} components, ${count(found.interfaces)} interfaces, ` +
        `${count(found.hooks)} hooks, ${found.objects.length} API objects, ${found.events.length} events, ` +
        `${found.selectors.length} selectors, ${count(found.types)} types` +
        (found.missing.length > 0 ? `; not in the packages: ${found.missing.join(', ')}` : ''),
    );
  }
}
