/**
 * Writes which minor release of the current major added and deprecated what, as
 * data/api/releases/v8.json. It fetches the releases from the npm registry into .cache, one by one, and
 * reads each with the extractor of the API reference; the newest one is the installed packages.
 *
 * Usage: npm run releases (after an update of the documented packages or of the extractor)
 */
import fs from 'node:fs';
import { loadHistory, readApiSources, type ApiSources } from '../src/api/node';
import {
  createReleaseFacts,
  extractRelease,
  releasesFile,
  releasesUntil,
} from '../src/api/node/releases';
import { LIBRARY_VERSION } from '../src/content/shared/products';
import { CURRENT_MAJOR } from '../src/versions/shared/versions';
import { createRegistry, fetchRelease } from './lib/publishedReleases';

function report({ packages }: ApiSources, release: string): void {
  const versions = packages.map(({ name, version }) => `${name.slice('@mui/'.length)} ${version}`);
  console.log(`${release}: ${versions.join(', ')}`);
}

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const versionsOf = createRegistry();
  const releases = releasesUntil(LIBRARY_VERSION);
  const newest = releases.at(-1);
  const extracted = [];
  for (const release of releases) {
    const sources =
      release === newest
        ? readApiSources(siteDir)
        : await fetchRelease(siteDir, release, versionsOf);
    report(sources, release);
    extracted.push(extractRelease(sources, release));
  }
  const [, previous] = await loadHistory(siteDir);
  if (!previous) {
    throw new Error('The facts of the previous major are missing. Run "npm run api-facts".');
  }
  const text = `${JSON.stringify(createReleaseFacts(extracted, previous), null, 1)}\n`;
  const file = releasesFile(CURRENT_MAJOR);
  fs.writeFileSync(file, text);
  console.log(`${file}: ${Math.round(text.length / 1024)} KiB`);
}

void main();
