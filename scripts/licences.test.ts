import fs from 'node:fs';

/** Licences that ask for no more than their text being kept. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

interface Exemption {
  readonly packages: RegExp;
  readonly licence: string | undefined;
  readonly reason: string;
}

/** Packages under another licence, or under one that their package.json does not name. */
const EXEMPTIONS: readonly Exemption[] = [
  {
    packages:
      /^(@mui\/x-(data-grid|date-pickers|charts|tree-view)-(pro|premium)|@mui\/x-license|x-[a-z-]+-(pro|premium)-v\d)$/,
    licence: 'SEE LICENSE IN LICENSE',
    reason:
      'The commercial packages that this site documents; its operator needs a licence for them.',
  },
  {
    packages: /^(x-data-grid-pro-v4|@mui\/x-license-pro)$/,
    licence: 'See LICENSE file',
    reason: 'The same, older: read for the history of the API, and never part of the site.',
  },
  {
    packages: /^@mui\/(x-license-pro|x-telemetry)$/,
    licence: 'SEE LICENSE IN LICENSE',
    reason: 'Parts of the commercial packages.',
  },
  {
    packages: /^@resvg\/resvg-js(-[a-z0-9-]+)?$/,
    licence: 'MPL-2.0',
    reason: 'Draws the social cards during the build; none of it is in what is served.',
  },
  {
    packages: /^(eval|format|require-like)$/,
    licence: undefined,
    reason: 'MIT by their licence files; package.json names it in a form that npm no longer reads.',
  },
  {
    packages: /^buffers$/,
    licence: undefined,
    reason: 'Names none. Part of exceljs for reading files, which no demo does.',
  },
  {
    packages: /^lightningcss(-[a-z0-9-]+)?$/,
    licence: 'MPL-2.0',
    reason: 'Minifies style sheets during the build; none of it is in what is served.',
  },
  {
    packages: /^axe-core$|^@axe-core\/playwright$/,
    licence: 'MPL-2.0',
    reason: 'Tests alone.',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    reason: 'Data about browsers, read during the build.',
  },
  {
    packages: /^@fontsource-variable\/ibm-plex-sans$/,
    licence: 'OFL-1.1',
    reason: 'The font of the site. Its licence lies beside the file in static/fonts.',
  },
  {
    packages: /^@fontsource\/material-icons$/,
    licence: 'OFL-1.1',
    reason:
      'The icons of a demo; the licence asks for nothing while the font is not sold by itself.',
  },
  {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    licence: 'CC BY-SA 4.0',
    reason: 'A list of misspellings, read by the check of words alone.',
  },
  {
    packages: /^@cspell\/dict-django$/,
    licence: 'WTFPL',
    reason: 'Comes with the check of words, which does not read it.',
  },
  {
    packages: /^chainsaw$/,
    licence: 'MIT/X11',
    reason: 'The MIT licence by its older name.',
  },
];

interface LockedPackage {
  readonly license?: string;
}

function readLockfile(file: string): [string, LockedPackage][] {
  const { packages } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages);
}

/** What the site installs, and what builds with older majors install beside it. */
const locked = ['package-lock.json', 'versioned_docs/package-lock.json']
  .flatMap(readLockfile)
  .filter(([folder]) => folder !== '')
  .map(([folder, { license }]) => ({
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    licence: license,
  }));

/** `(MIT OR GPL-3.0-or-later)` leaves the choice, `MIT AND Zlib` does not. */
function isPermissive(licence: string): boolean {
  const plain = licence.replace(/[()]/g, '');
  return plain.includes(' OR ')
    ? plain.split(' OR ').some((part) => PERMISSIVE.has(part))
    : plain.split(/ and /i).every((part) => PERMISSIVE.has(part));
}

const isExempt = ({ name, licence }: (typeof locked)[number]) =>
  EXEMPTIONS.some((entry) => entry.packages.test(name) && entry.licence === licence);

it('is made of packages whose licences let it be published', () => {
  const others = locked
    .filter((entry) => !(entry.licence && isPermissive(entry.licence)) && !isExempt(entry))
    .map(({ name, licence }) => `${name}: ${licence ?? 'none named'}`);
  expect([...new Set(others)]).toEqual([]);
});

it('exempts nothing that needs no exemption', () => {
  const idle = EXEMPTIONS.filter(
    ({ packages: names, licence }) =>
      !locked.some((entry) => names.test(entry.name) && entry.licence === licence),
  );
  expect(idle.map(({ packages: names }) => names.source)).toEqual([]);
});

it('installs without running a script of any package', () => {
  expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
