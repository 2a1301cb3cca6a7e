import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOADERS, MODULES, OTHERS, PURE } from './table';

const siteDir = process.cwd();
const rows = [...MODULES, ...PURE, ...LOADERS, ...OTHERS];

describe('the table of replacements', () => {
  it('names files that exist', () => {
    const files = [
      ...[...MODULES, ...LOADERS, ...OTHERS].map(({ by }) => by),
      ...OTHERS.map(({ failsIn }) => failsIn),
    ];
    expect(files.filter((file) => !existsSync(path.join(siteDir, file)))).toEqual([]);
  });

  it('gives each row whole sentences', () => {
    const texts = rows.flatMap(({ why, price, until }) => [why, price, until]);
    expect(texts.filter((text) => !/^[A-Z`].*\.$/.test(text))).toEqual([]);
  });

  it('replaces each module once', () => {
    const requests = MODULES.map(({ request }) => request.source);
    expect(new Set(requests).size).toBe(requests.length);
  });
});

/** Folders with theme components, in the order in which Docusaurus looks. */
const THEMES = [
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
].map((folder) => path.join(siteDir, 'node_modules', folder));

function themeComponents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.tsx?$/, ''));
}

describe('src/theme', () => {
  // Docusaurus would ignore a component of ours whose name no theme knows any more.
  it.each(themeComponents(path.join(siteDir, 'src/theme')))('%s replaces a component', (name) => {
    const places = THEMES.flatMap((theme) => [`${theme}/${name}.js`, `${theme}/${name}/index.js`]);
    expect(places.some((place) => existsSync(place))).toBe(true);
  });
});
