import fs from 'node:fs';
import path from 'node:path';
import { listFiles, readJson } from '../../src/base/node';
import { MAJORS } from '../../src/versions/shared/versions';

/** Where addresses of pages, and paths of their files, are written. */
const TEXTS = ['docs', 'navigation', 'data', 'i18n', 'src', 'templates'];
const TEXT = /\.(?:mdx?|tsx?|mjs|json)$/;
/** Records of what has been published stay, and tests have their own examples. */
const LEFT_OUT = /^data\/(?:published-|moved-pages)|^docs\/api\/|\.test\.tsx?$/;
const RELATIVE = /(?<=\]\(|from '|import\(')\.{1,2}\/[^)'\s]+/g;
const REDIRECTS = 'data/redirects.json';
const MOVED_PAGES = 'data/moved-pages.json';
/** The major whose pages `data/moved-pages.json` leads to the current one. */
const [, PREVIOUS] = MAJORS;

const { posix } = path;

interface Rename {
  /** Below `docs`: `react-charts/bars`. */
  readonly from: string;
  readonly to: string;
}

/** The new path of a file, from the root of the site. Files of other pages keep theirs. */
function placeOf(file: string, { from, to }: Rename): string {
  const folder = `docs/${from}/`;
  if (!file.startsWith(folder)) {
    return file;
  }
  const name = file.slice(folder.length);
  // A page is named after its folder.
  const isPage = name === `${posix.basename(from)}.mdx`;
  return `docs/${to}/${isPage ? `${posix.basename(to)}.mdx` : name}`;
}

/**
 * The text of a file after a rename: its relative links and imports, and the addresses of the page
 * in the current major.
 *
 * @param file Its path before the rename, from the root of the site.
 */
export function renamedText(file: string, text: string, rename: Rename): string {
  const place = placeOf(file, rename);
  const address = new RegExp(
    `(?<![\\w-]|/v\\d/|version-v\\d/)${rename.from}(?=[/'"\`#)\\s]|$)`,
    'gm',
  );
  const withLinks = text.replace(RELATIVE, (link) => {
    const [target = '', ...hash] = link.split(/(?=#)/);
    const linked = posix.join(posix.dirname(file), target);
    const now = posix.relative(posix.dirname(place), placeOf(linked, rename));
    return file === place && linked === placeOf(linked, rename)
      ? link
      : (now.startsWith('.') ? now : `./${now}`) + hash.join('');
  });
  return (file.startsWith('docs/') ? withLinks : text).replace(address, rename.to);
}

function writeJson(file: string, value: unknown): void {
  fs.writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function addRedirect(siteDir: string, { from, to }: Rename): void {
  const file = path.join(siteDir, REDIRECTS);
  const rules = readJson<unknown[]>(file);
  writeJson(file, [...rules, { from: `/x/${from}/`, to: `/x/${to}/`, status: 301 }]);
}

/** Leads the same page of older majors to the new place. */
function moveOlderPages(siteDir: string, { from, to }: Rename): void {
  const file = path.join(siteDir, MOVED_PAGES);
  const text = fs.readFileSync(file, 'utf8').replaceAll(`: "${from}/"`, `: "${to}/"`);
  const moves = JSON.parse(text) as Record<string, Record<string, string>>;
  if (fs.existsSync(path.join(siteDir, 'versioned_docs', `version-${PREVIOUS}`, from))) {
    moves[PREVIOUS] = { ...moves[PREVIOUS], [`${from}/`]: `${to}/` };
  }
  writeJson(file, moves);
}

/**
 * Renames a page, and everything that refers to it: links, the menu, titles in other languages,
 * redirects, the heights of its demos, queries of the search, features, and the moves of older
 * majors.
 *
 * @param from Below `docs`: `react-charts/bars`.
 * @returns the files that changed, by their new path
 * @throws Error if there is no such page, it contains others, or the new place is taken
 */
export function renamePage(siteDir: string, from: string, to: string): string[] {
  const rename = { from, to };
  const page = path.join(siteDir, 'docs', from, `${posix.basename(from)}.mdx`);
  if (!fs.existsSync(page)) {
    throw new Error(`docs/${from}/${posix.basename(from)}.mdx does not exist: expected a page.`);
  }
  const nested = fs
    .readdirSync(path.dirname(page), { recursive: true, encoding: 'utf8' })
    .find((name) => name.includes(path.sep) && name.endsWith('.mdx'));
  if (nested !== undefined) {
    throw new Error(`docs/${from} contains another page, ${nested}: rename or move that first.`);
  }
  if (fs.existsSync(path.join(siteDir, 'docs', to))) {
    throw new Error(`docs/${to} exists already: expected a new name.`);
  }
  const files = TEXTS.flatMap((folder) =>
    listFiles(path.join(siteDir, folder)).map((name) => posix.join(folder, name)),
  ).filter((file) => TEXT.test(file) && !LEFT_OUT.test(file));
  const changes = files.flatMap((file) => {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
    const renamed = renamedText(file, text, rename);
    return renamed === text ? [] : [{ file: placeOf(file, rename), text: renamed }];
  });
  const newFolder = path.join(siteDir, 'docs', to);
  fs.mkdirSync(path.dirname(newFolder), { recursive: true });
  fs.renameSync(path.join(siteDir, 'docs', from), newFolder);
  fs.renameSync(
    path.join(newFolder, path.basename(page)),
    path.join(newFolder, `${posix.basename(to)}.mdx`),
  );
  changes.forEach(({ file, text }) => fs.writeFileSync(path.join(siteDir, file), text));
  addRedirect(siteDir, rename);
  moveOlderPages(siteDir, rename);
  return [...changes.map(({ file }) => file), REDIRECTS, MOVED_PAGES];
}
