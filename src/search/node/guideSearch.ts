import { CURRENT_MAJOR } from '../../versions/shared/versions';
import { buildVersions } from '../../versions/node';
import { createSearchEngine } from '../shared/engine';
import type { SearchRecord } from '../shared/records';
import { createSearchIndex } from '../shared/searchIndex';
import type { SynonymTable } from '../shared/synonyms';
import { readRecords } from './buildIndex';
import { isPageOfChanges } from './explainingSections';
import { readSearchData } from './searchData';

/** Returns the path of the first page or section for a query: `react-data-grid/sorting/#selectors`. */
export type GuideSearch = (query: string) => string | undefined;

/** Searches the pages and sections that explain features, without those about changes. */
export function searchGuides(
  records: readonly SearchRecord[],
  synonyms: SynonymTable,
): GuideSearch {
  const guides = records.filter(
    (record) => ['page', 'section'].includes(record.kind) && !isPageOfChanges(record),
  );
  const engine = createSearchEngine(createSearchIndex(guides), synonyms);
  return (query) => engine.search(query).hits[0]?.path;
}

/**
 * The same for the guides of the current major.
 *
 * @param siteDir The absolute path.
 */
export async function createGuideSearch(siteDir: string): Promise<GuideSearch> {
  const data = await readSearchData(siteDir);
  const current = buildVersions(siteDir).find(({ major }) => major === CURRENT_MAJOR);
  return searchGuides(current ? await readRecords(siteDir, current, data) : [], data.synonyms);
}
