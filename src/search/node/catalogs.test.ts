/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type { ApiProductModel } from '../../api/shared/apiModel';
import type { SearchRecord } from '../shared/records';
import { loadApiModel } from '../../api/node';
import { buildVersions, type BuildVersion } from '../../versions/node';
import { readRecords } from './buildIndex';
import { readSearchData } from './searchData';

const siteDir = path.resolve(__dirname, '../../..');
let grid: ApiProductModel;
let records: readonly SearchRecord[];

beforeAll(async () => {
  const [current] = buildVersions(siteDir) as [BuildVersion];
  const model = await loadApiModel(siteDir, current.major);
  grid = model.products['data-grid']!;
  records = await readRecords(siteDir, current, await readSearchData(siteDir));
}, 120_000);

/** The paths for each name of a kind. */
function pathsOf(kind: SearchRecord['kind']): Map<string, string> {
  return new Map(records.flatMap((r) => (r.kind === kind ? [[r.name, r.path] as const] : [])));
}

it.each([
  ['event', 'react-data-grid/events/', '<ApiEvents />', ['cellClick', 'sortModelChange']],
  ['selector', 'react-data-grid/state/', '<ApiSelectors />', ['gridSortModelSelector']],
] as const)('finds every %s where the page lists it', (kind, page, list, examples) => {
  const names = grid[`${kind}s`].map(({ name }) => name);
  const expected = new Map(names.map((name) => [name, `${page}#${kind}-${name}`]));
  expect(names).toEqual(expect.arrayContaining([...examples]));
  expect(names.length).toBeGreaterThanOrEqual(70);
  expect(pathsOf(kind)).toEqual(expected);
  const text = fs.readFileSync(
    path.join(siteDir, 'docs', page, `${path.basename(page)}.mdx`),
    'utf8',
  );
  expect(text).toContain(list);
});
