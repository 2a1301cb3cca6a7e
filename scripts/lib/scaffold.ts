import path from 'node:path';
import { upperFirst } from '../../src/base/shared/letterCase';
import { PRODUCTS } from '../../src/content/shared/products';

/** A file to write, by its path from the root of the repository. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
}

const PAGE = /^[a-z][a-z\d-]*(?:\/[a-z\d][a-z\d-]*)+$/;
const DEMO = /^(?<page>[a-z\d/-]+)\/(?<name>[A-Z][A-Za-z\d]*)$/;

/** `my-page` → `My page` */
function titleOf(folder: string): string {
  return upperFirst(path.posix.basename(folder).replaceAll('-', ' '));
}

function productOf(folder: string): string {
  return PRODUCTS.find(({ path: start }) => `/x/${folder}/`.startsWith(start))?.id ?? 'x';
}

/** A demo whose content its author replaces. */
function demoFile(folder: string, name: string): NewFile {
  return {
    file: `docs/${folder}/${name}.tsx`,
    text: [
      "import Typography from '@mui/material/Typography';",
      '',
      `export default function ${name}() {`,
      '  return <Typography>Replace this with the component.</Typography>;',
      '}',
      '',
    ].join('\n'),
  };
}

/** @throws Error if a page can't have the path */
export function checkPage(folder: string): void {
  if (!PAGE.test(folder)) {
    throw new Error(
      `A page cannot be \`${folder}\`. Expected the folder of a product and a name in small letters: react-charts/my-page.`,
    );
  }
}

/**
 * The files of a new page: the page and a first demo.
 *
 * @param folder Below `docs/`: `react-charts/my-page`.
 * @throws Error for an invalid path
 */
export function newPage(folder: string): [page: NewFile, demo: NewFile] {
  checkPage(folder);
  const name = path.posix.basename(folder);
  const demo = `${name.split('-').map(upperFirst).join('')}Basic`;
  return [
    {
      file: `docs/${folder}/${name}.mdx`,
      text: [
        '---',
        `title: ${titleOf(folder)}`,
        'description: Say in one sentence what the reader can do after reading the page.',
        `productId: ${productOf(folder)}`,
        '---',
        '',
        '## Basics',
        '',
        'Say what the demo shows.',
        '',
        `<Demo file="${demo}" />`,
        '',
      ].join('\n'),
    },
    demoFile(folder, demo),
  ];
}

/** The file of a new demo: `react-charts/my-page/MyDemo`. @throws Error for another form. */
export function newDemo(name: string): [NewFile] {
  const { page, name: component } = DEMO.exec(name)?.groups ?? {};
  if (page === undefined || component === undefined) {
    throw new Error(
      `A demo cannot be \`${name}\`. Expected the folder of its page and a name like a component's: react-charts/my-page/MyDemo.`,
    );
  }
  return [demoFile(page, component)];
}

const ENTRY = /^(?<indent> *)\{ pathname: '(?<pathname>[^']+)'.*\},$/;

/**
 * The menu with an entry for a page, after the last page of the same folder.
 *
 * @param menu The content of `navigation/index.ts`.
 * @throws Error if the folder has no other page, or the menu already contains the page
 */
export function withEntry(menu: string, folder: string): string {
  const pathname = `/x/${folder}`;
  if (menu.includes(`'${pathname}'`)) {
    throw new Error(`navigation/index.ts has an entry for ${pathname} already.`);
  }
  const lines = menu.split('\n');
  const section = `/x/${path.posix.dirname(folder)}`;
  const entries = lines.map((line) => ENTRY.exec(line)?.groups);
  const index = entries.findLastIndex((entry) => entry?.pathname?.startsWith(section));
  if (index === -1) {
    throw new Error(
      `navigation/index.ts has no page below ${section}: add \`{ pathname: '${pathname}' },\` where it belongs.`,
    );
  }
  const indent = entries[index]?.indent ?? '';
  return lines.toSpliced(index + 1, 0, `${indent}{ pathname: '${pathname}' },`).join('\n');
}

/**
 * A table of another language with a title for a new page: the English one, until somebody
 * translates it.
 *
 * @param table The content of `i18n/translations-zh.json`.
 */
export function withTitle(table: string, folder: string): string {
  const texts = JSON.parse(table) as { readonly pages: Readonly<Record<string, string>> };
  const pages = { ...texts.pages, [`/x/${folder}`]: titleOf(folder) };
  return `${JSON.stringify({ ...texts, pages }, null, 2)}\n`;
}
