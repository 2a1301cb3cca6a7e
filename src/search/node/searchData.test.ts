import fs from 'node:fs';
import path from 'node:path';
import { fragmentsOf } from './errorRecords';
import { readSearchData, type SearchData } from './searchData';

const siteDir = path.resolve(__dirname, '../../..');

let data: SearchData;
beforeAll(async () => {
  data = await readSearchData(siteDir);
});

it('every feature has a unique name in its product', () => {
  for (const { product, groups } of data.features) {
    const names = groups.flatMap((group) => group.features.map(({ name }) => name));
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    expect({ product, repeated }).toEqual({ product, repeated: [] });
  }
});

it('error messages exist in the installed packages', () => {
  const code = [
    'x-data-grid',
    'x-data-grid-pro',
    'x-date-pickers',
    'x-date-pickers-pro',
    'x-charts',
  ]
    .concat('x-data-grid-premium', 'x-date-pickers-pro', 'x-charts-pro', 'x-tree-view')
    .concat('x-tree-view-pro', 'x-license', 'x-internals')
    .flatMap((name) => readSources(path.join(siteDir, 'node_modules/@mui', name)))
    .join('\n');
  const unknown = data.errors
    .filter(({ isForeign }) => !isForeign)
    .filter((error) => !fragmentsOf(error).every((fragment) => code.includes(fragment)))
    .map(({ text }) => text);
  expect(unknown).toEqual([]);
});

it('a phrase has one meaning', () => {
  const phrases = data.synonyms.meanings.flatMap(({ words }) =>
    words.map((word) => word.toLowerCase()),
  );
  expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
});

/** The CommonJS sources, which the ES modules repeat. */
function readSources(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['node_modules', 'esm', 'modern'].includes(entry.name) ? [] : readSources(file);
    }
    return entry.name.endsWith('.js') ? [fs.readFileSync(file, 'utf8')] : [];
  });
}
