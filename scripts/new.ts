/**
 * Creates the files of a page, with its menu entry, or of a demo, and renames pages.
 *
 * Usage: npm run new -- page react-charts/my-page
 *        npm run new -- page react-charts (the front page of a product)
 *        npm run new -- demo react-charts/my-page/MyDemo
 *        npm run new -- rename react-charts/my-page react-charts/your-page
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renamePage } from './lib/renamePage';
import { runCommand } from './lib/runCommand';
import { checkPage, newDemo, newPage, withEntry, withTitle, type NewFile } from './lib/scaffold';

const MENU = 'navigation/index.ts';
const CHINESE = 'i18n/translations-zh.json';

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
  writeFileSync(CHINESE, withTitle(readFileSync(CHINESE, 'utf8'), folder));
  console.log(`Added /x/${folder} to ${MENU}: move the entry to where readers look for it.`);
  console.log(`Added its title to ${CHINESE}: translate it, or leave it in English.`);
  console.log(
    `Once it is written, run \`npm run measure-demos -- ${folder}\` beside \`npm start\`, and \`npm run record-anchors\`.`,
  );
}

function makeDemo(name: string): void {
  const files = newDemo(name);
  write(files);
  console.log(`Show it on its page with <Demo file="${path.posix.basename(name)}" />.`);
}

function rename(from: string, to: string): void {
  checkPage(to);
  const files = renamePage(process.cwd(), from, to);
  console.log(`Renamed docs/${from} to docs/${to}, and changed:\n  ${files.join('\n  ')}`);
  console.log('Read `git diff`, and run `npm run record-anchors` to record the new address.');
}

const CREATORS: Readonly<Record<string, (...names: string[]) => void>> = {
  page: makePage,
  demo: makeDemo,
  rename,
};

/** Accepts paths and addresses: `docs/react-charts/bars`, `/x/react-charts/bars/`. */
const folderOf = (name: string) => name.replace(/^\/?(?:docs\/|x\/)?/, '').replace(/\/$/, '');

void runCommand(() => {
  const [kind = '', ...names] = process.argv.slice(2);
  const make = Object.hasOwn(CREATORS, kind) ? CREATORS[kind] : undefined;
  if (make === undefined || names.length !== (kind === 'rename' ? 2 : 1)) {
    throw new Error(
      'Expected `npm run new -- page react-charts/my-page`, `npm run new -- demo react-charts/my-page/MyDemo`, or `npm run new -- rename react-charts/my-page react-charts/your-page`.',
    );
  }
  make(...names.map(folderOf));
});
