/**
 * Creates the files of a page, with its menu entry, or of a demo.
 *
 * Usage: npm run new -- page react-charts/my-page
 *        npm run new -- demo react-charts/my-page/MyDemo
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newDemo, newPage, withEntry, type NewFile } from './lib/scaffold';

const MENU = 'navigation/index.ts';

function write(files: readonly NewFile[]): void {
  const taken = files.find(({ file }) => existsSync(file));
  if (taken !== undefined) {
    throw new Error(`${taken.file} exists already.`);
  }
  for (const { file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Made ${file}`);
  }
}

function makePage(folder: string): void {
  const files = newPage(folder);
  const menu = withEntry(readFileSync(MENU, 'utf8'), folder);
  write(files);
  writeFileSync(MENU, menu);
  console.log(`Added /x/${folder} to ${MENU}: move the entry to where readers look for it.`);
}

function makeDemo(name: string): void {
  const files = newDemo(name);
  write(files);
  console.log(`Show it on its page with <Demo file="${path.posix.basename(name)}" />.`);
}

const CREATORS: Readonly<Record<string, (name: string) => void>> = {
  page: makePage,
  demo: makeDemo,
};

try {
  const [kind = '', name = ''] = process.argv.slice(2);
  const make = Object.hasOwn(CREATORS, kind) ? CREATORS[kind] : undefined;
  if (make === undefined || name === '') {
    throw new Error(
      'Expected `npm run new -- page react-charts/my-page` or `npm run new -- demo react-charts/my-page/MyDemo`.',
    );
  }
  make(name.replace(/^\/?(?:docs\/|x\/)?/, '').replace(/\/$/, ''));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
