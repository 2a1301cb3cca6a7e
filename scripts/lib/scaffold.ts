import path from 'node:path';
import { upperFirst } from '../../src/base/shared/letterCase';
import { PRODUCTS, type Product } from '../../src/content/shared/products';

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

/** The product whose front page a folder is. */
function productAt(folder: string): Product | undefined {
  return PRODUCTS.find(({ path: start }) => `/x/${folder}/` === start);
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
      `A page cannot be \`${folder}\`. Expected the folder of a product and a name in small letters: react-charts/my-page. ` +
        'The folder alone is the front page of a product in src/content/shared/products.ts.',
    );
  }
}

/**
 * The files of a new page: the page and a first demo.
 *
 * @param folder Below `docs/`: `react-charts/my-page`, or `react-charts` for the front page.
 * @throws Error for an invalid path
 */
export function newPage(folder: string): [page: NewFile, demo: NewFile] {
  const product = productAt(folder);
  if (product === undefined) {
    checkPage(folder);
  }
  const name = path.posix.basename(folder);
  const demo = product ? 'MainDemo' : `${name.split('-').map(upperFirst).join('')}Basic`;
  return [
    {
      file: `docs/${folder}/${name}.mdx`,
      text: [
        '---',
        `title: ${product?.name ?? titleOf(folder)}`,
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

/** The menu with a section for a product, after the last section of a product. */
function withSection(menu: string, { name, path: start }: Product): string {
  const lines = menu.split('\n');
  const groups = PRODUCTS.map((product) => `pathname: '${product.path.slice(0, -1)}-group'`);
  const last = lines.findLastIndex((line) => groups.some((group) => line.includes(group)));
  const end = lines.indexOf('  },', last);
  const front = start.slice(0, -1);
  const section = [
    '  {',
    `    pathname: '${front}-group',`,
    `    title: '${name}',`,
    '    children: [',
    `      { pathname: '${front}', title: 'Overview' },`,
    '    ],',
    '  },',
  ];
  return lines.toSpliced(end + 1, 0, ...section).join('\n');
}

/**
 * The menu with an entry for a page, after the last page of the same folder. The front page of a
 * product makes its section.
 *
 * @param menu The content of `navigation/index.ts`.
 * @throws Error if the folder has no other page, or the menu already contains the page
 */
export function withEntry(menu: string, folder: string): string {
  const pathname = `/x/${folder}`;
  if (menu.includes(`'${pathname}'`)) {
    throw new Error(`navigation/index.ts has an entry for ${pathname} already.`);
  }
  const product = productAt(folder);
  if (product !== undefined) {
    return withSection(menu, product);
  }
  const lines = menu.split('\n');
  const parent = path.posix.dirname(folder);
  const section = `/x/${parent}`;
  const entries = lines.map((line) => ENTRY.exec(line)?.groups);
  const index = entries.findLastIndex((entry) => entry?.pathname?.startsWith(section));
  if (index === -1) {
    const fix = productAt(parent)
      ? `make the front page first, with \`npm run new -- page ${parent}\`.`
      : `add \`{ pathname: '${pathname}' },\` where it belongs.`;
    throw new Error(`navigation/index.ts has no page below ${section}: ${fix}`);
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
  const product = productAt(folder);
  const titles = product
    ? { [`/x/${folder}-group`]: product.name, [`/x/${folder}`]: 'Overview' }
    : { [`/x/${folder}`]: titleOf(folder) };
  const pages = { ...texts.pages, ...titles };
  return `${JSON.stringify({ ...texts, pages }, null, 2)}\n`;
}
