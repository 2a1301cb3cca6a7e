/**
 * Adds the sections of all pages to the record of published ids. A test then ensures that each of
 * them keeps working.
 */
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { readJson } from '../src/base/node';
import { RECORD_FILE, recordAnchors, type PublishedAnchors } from '../src/publish/node/page-map';

async function record(): Promise<void> {
  const file = path.resolve(RECORD_FILE);
  const known = readJson<PublishedAnchors>(file);
  const all = await recordAnchors(process.cwd(), known);
  const options = await prettier.resolveConfig(file);
  fs.writeFileSync(
    file,
    await prettier.format(JSON.stringify(all), { ...options, parser: 'json' }),
  );

  const pages = Object.values(all).flatMap((major) => Object.values(major));
  console.log(`${RECORD_FILE}: ${pages.flat().length} sections of ${pages.length} pages.`);
}

void record();
