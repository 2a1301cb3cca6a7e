import { navigation } from '../../../navigation';
import type { SearchRecord } from '../../shared/search/records';
import { encodeRecords } from '../../shared/search/wire';
import { loadApiModel } from '../api-reference';
import { readErrorCodes } from '../error-codes/readErrorCodes';
import { buildRecords } from './buildRecords';
import { createPageReader } from './readPages';
import { readSearchData, type SearchData } from './searchData';
import type { VersionIndex } from './searchFiles';
import { listVersions, type SearchedVersion } from './versions';

/** The records of a version, read from its pages and its packages. */
export async function readRecords(
  siteDir: string,
  { version, docsDir, prefix, hasApi }: SearchedVersion,
  { features, errors }: SearchData,
  readPages = createPageReader(),
): Promise<SearchRecord[]> {
  return buildRecords({
    pages: await readPages(docsDir, prefix),
    navigation,
    api: hasApi ? await loadApiModel(siteDir, version) : undefined,
    features,
    errors,
    errorCodes: prefix ? {} : readErrorCodes(siteDir),
    prefix,
  });
}

/** Makes the index of every version; reads only what changed when called again. */
export function createIndexBuilder(siteDir: string): () => Promise<VersionIndex[]> {
  const readPages = createPageReader();

  return async () => {
    const data = await readSearchData(siteDir);
    return Promise.all(
      listVersions(siteDir).map(async (version) => {
        const records = await readRecords(siteDir, version, data, readPages);
        const json = JSON.stringify(encodeRecords(version.version, records, data.synonyms));
        return { version: version.version, label: version.label, json };
      }),
    );
  };
}
