import fs from 'node:fs';
import { ANY_SEGMENT } from '../src/content/shared/products';

/** Licenses that only require that copies include their text. */
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
  readonly license: string | undefined;
  readonly reason: string;
}

/** Packages under another license, or under one that their package.json doesn't name. */
const EXEMPTIONS: readonly Exemption[] = [
  {
    packages: new RegExp(
      `^(@mui/x-(${ANY_SEGMENT})-(pro|premium)|@mui/x-license|x-[a-z-]+-(pro|premium)-v\\d)$`,
    ),
    license: 'SEE LICENSE IN LICENSE',
    reason:
      'The commercial packages that this site documents; its operator needs a license for them.',
  },
  {
    packages: /^(x-data-grid-pro-v4|@mui\/x-license-pro)$/,
    license: 'See LICENSE file',
    reason:
      'Older versions of the commercial packages, which the build reads for the history of the API and never serves.',
  },
  {
    packages: /^@mui\/(x-license-pro|x-telemetry)$/,
    license: 'SEE LICENSE IN LICENSE',
    reason: 'Packages that the commercial packages depend on.',
  },
  {
    packages: /^@resvg\/resvg-js(-[a-z0-9-]+)?$/,
    license: 'MPL-2.0',
    reason: 'Draws the social cards during the build, and is not in what the site serves.',
  },
  {
    packages: /^(eval|format|require-like|svg-tags)$/,
    license: undefined,
    reason: 'MIT by their license files; package.json names it in a form that npm no longer reads.',
  },
  {
    packages: /^buffers$/,
    license: undefined,
    reason: 'It names no license. It is the part of exceljs that reads files, which no demo does.',
  },
  {
    packages: /^lightningcss(-[a-z0-9-]+)?$/,
    license: 'MPL-2.0',
    reason: 'Minifies style sheets during the build, and is not in what the site serves.',
  },
  {
    packages: /^axe-core$|^@axe-core\/playwright$/,
    license: 'MPL-2.0',
    reason: 'Only used by tests.',
  },
  {
    packages: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'Data about browsers, read during the build.',
  },
  {
    packages: /^@fontsource-variable\/ibm-plex-sans$/,
    license: 'OFL-1.1',
    reason: 'The font of the site. Its license is beside the file in static/fonts.',
  },
  {
    packages: /^@fontsource\/material-icons$/,
    license: 'OFL-1.1',
    reason:
      'The icons of a demo; the license asks for nothing while the font is not sold by itself.',
  },
  {
    packages: /^@cspell\/dict-en-common-misspellings$/,
    license: 'CC BY-SA 4.0',
    reason: 'A list of misspellings, which only the check of words reads.',
  },
  {
    packages: /^@cspell\/dict-django$/,
    license: 'WTFPL',
    reason: 'Comes with the check of words, which does not read it.',
  },
  {
    packages: /^chainsaw$/,
    license: 'MIT/X11',
    reason: 'The MIT license by its older name.',
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

/** The packages of the site, and those of builds with older majors. */
const locked = ['package-lock.json', 'versioned_docs/package-lock.json']
  .flatMap(readLockfile)
  .filter(([folder]) => folder !== '')
  .map(([folder, { license }]) => ({
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    license: license,
  }));

/** `(MIT OR GPL-3.0-or-later)` leaves the choice; `MIT AND Zlib` doesn't. */
function isPermissive(license: string): boolean {
  const plain = license.replace(/[()]/g, '');
  return plain.includes(' OR ')
    ? plain.split(' OR ').some((part) => PERMISSIVE.has(part))
    : plain.split(/ and /i).every((part) => PERMISSIVE.has(part));
}

const isExempt = ({ name, license }: (typeof locked)[number]) =>
  EXEMPTIONS.some((entry) => entry.packages.test(name) && entry.license === license);

it('uses only packages whose licenses allow publication', () => {
  const others = locked
    .filter((entry) => !(entry.license && isPermissive(entry.license)) && !isExempt(entry))
    .map(({ name, license }) => `${name}: ${license ?? 'none named'}`);
  expect([...new Set(others)]).toEqual([]);
});

it('contains no unused exemption', () => {
  const idle = EXEMPTIONS.filter(
    ({ packages: names, license }) =>
      !locked.some((entry) => names.test(entry.name) && entry.license === license),
  );
  expect(idle.map(({ packages: names }) => names.source)).toEqual([]);
});

it('installs without running install scripts', () => {
  expect(fs.readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('runs actions of workflows by their commit, with the release in a comment', () => {
  const folder = '.github/workflows';
  const uses = fs
    .readdirSync(folder)
    .flatMap((file) => fs.readFileSync(`${folder}/${file}`, 'utf8').match(/^.*\buses:.*$/gm) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});
