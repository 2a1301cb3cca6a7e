import { navigation } from '../../../navigation';
import type { SearchRecord } from '../shared/records';
import { encodeRecords } from '../shared/wire';
import { CURRENT_MAJOR } from '../../versions/shared/versions';
import { loadApiModel, type ApiFacts, loadHistory } from '../../api/node';
import { buildVersions, type BuildVersion } from '../../versions/node';
import { readErrorCodes } from '../../api/node/error-codes';
import { createFindReleases, readReleaseFacts } from '../../api/node/releases';
import { buildRecords } from './buildRecords';
import { readOlderNames, readTypeNames } from '../../api/node/names';
import { readChangeSteps } from '../../upgrade/node';
import { toChangedNameRecords } from './changedNames';
import { createFormerNames } from './formerNames';
import { createOutlineReader } from './readPages';
import { withReleases } from './releaseTexts';
import { readSearchData, type SearchData } from './searchData';
import type { VersionIndex } from './searchFiles';
import { toSiteRecords } from './siteRecords';

/** Creates the records of a version from its pages and packages. */
export async function readRecords(
  siteDir: string,
  { major, docsDir, prefix }: BuildVersion,
  { features, errors, oldNames }: SearchData,
  readPages = createOutlineReader(),
  loadFacts = () => loadHistory(siteDir),
): Promise<SearchRecord[]> {
  const all = await loadFacts();
  const api = await loadApiModel(siteDir, major);
  const records = buildRecords({
    pages: await readPages(docsDir, prefix),
    navigation,
    api,
    formerNames: createFormerNames({
      facts: all.slice(all.findIndex((facts) => facts.major === major)),
      api,
      typeNames: (product) => readTypeNames(siteDir, product, major),
      olderNames: readOlderNames(siteDir),
    }),
    features,
    ...(major === CURRENT_MAJOR && { errors, errorCodes: readErrorCodes(siteDir), oldNames }),
    prefix,
  });
  const releases = readReleaseFacts(siteDir, major);
  const findReleases = releases && createFindReleases(releases);
  const dated = findReleases
    ? records.map((record) => withReleases(record, findReleases))
    : records;
  if (major !== CURRENT_MAJOR) {
    return dated;
  }
  return [...dated, ...toChangedNameRecords(readChangeSteps(siteDir), records), ...toSiteRecords()];
}

/** The empty indexes with their file names. */
export function namesOfIndices(siteDir: string): VersionIndex[] {
  return buildVersions(siteDir).map(({ major, label }) => ({ version: major, label, json: '' }));
}

/**
 * Creates a function that builds the index of every version, and only reads what changed when
 * called again.
 */
export function createIndexBuilder(siteDir: string): () => Promise<VersionIndex[]> {
  const readPages = createOutlineReader();
  // The packages don't change while the server runs.
  let facts: Promise<ApiFacts[]> | undefined;
  const loadFacts = () => (facts ??= loadHistory(siteDir));

  return async () => {
    const data = await readSearchData(siteDir);
    return Promise.all(
      buildVersions(siteDir).map(async (version) => {
        const { major, label } = version;
        const records = await readRecords(siteDir, version, data, readPages, loadFacts);
        const json = JSON.stringify(encodeRecords(major, records, data.synonyms));
        return { version: major, label, json };
      }),
    );
  };
}
