/** Writes the font files of the site from the installed package. */
import fs from 'node:fs';
import path from 'node:path';
import prettier from 'prettier';
import { makeFontFiles } from './lib/makeFontFiles';

const FOLDER = 'static/fonts';
const NAMES = 'src/delivery/node/fonts/fontFiles.json';

async function write(): Promise<void> {
  const files = await makeFontFiles();
  for (const old of fs.readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'))) {
    fs.rmSync(path.join(FOLDER, old));
  }
  for (const { name, content } of Object.values(files)) {
    fs.writeFileSync(path.join(FOLDER, name), content);
    console.log(`${FOLDER}/${name}: ${content.length} bytes`);
  }
  const names = Object.entries(files).map(([subset, { name }]) => [subset, name]);
  const options = await prettier.resolveConfig(NAMES);
  const json = JSON.stringify(Object.fromEntries(names));
  fs.writeFileSync(NAMES, await prettier.format(json, { ...options, parser: 'json' }));
}

void write();
