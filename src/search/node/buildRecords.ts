import type { ApiModel, ApiProduct } from '../../api/shared/apiModel';
import type { ErrorCodes } from '../../api/shared/errorCodes';
import type { NavEntry } from '../../content/shared/navigation';
import type { SearchRecord } from '../shared/records';
import type { FeatureMap } from '../shared/features';
import { toApiRecords } from './apiRecords';
import { toErrorCodeRecords, toErrorRecords, type ErrorText } from './errorRecords';
import { toCatalogRecords } from './catalogRecords';
import { createPlaceLookup } from './breadcrumbs';
import { withExports } from './exportRecords';
import type { FormerNames } from './formerNames';
import { toNameRecords } from './nameRecords';
import { toOldNameRecords, withOldNames, type OldName } from './oldNames';
import { toPageRecords } from './pageRecords';
import type { PageOutline } from './readPages';

export interface RecordSources {
  readonly pages: readonly PageOutline[];
  readonly navigation: readonly NavEntry[];
  /** Undefined for a version whose packages aren't installed. */
  readonly api?: ApiModel;
  readonly features?: readonly FeatureMap[];
  /** The messages of the current version's packages. */
  readonly errors?: readonly ErrorText[];
  /** The messages that production builds replace by codes. */
  readonly errorCodes?: ErrorCodes;
  /** Names from before the oldest recorded major, for the current version. */
  readonly oldNames?: readonly OldName[];
  /** The names of earlier majors; undefined if only one major is known. */
  readonly formerNames?: (product: ApiProduct) => FormerNames;
  /** The folder of this version below the base URL: empty for the current one, or `v7/`. */
  readonly prefix?: string;
}

/** All records of a version. */
export function buildRecords({
  pages,
  navigation,
  api,
  features = [],
  errors = [],
  errorCodes = {},
  formerNames,
  oldNames = [],
  prefix = '',
}: RecordSources): SearchRecord[] {
  const placeOf = createPlaceLookup(navigation);
  const featureWords = new Map(
    features
      .flatMap(({ groups }) => groups.flatMap((group) => group.features))
      .map(({ name, words, to }) => [to, [name, ...words]]),
  );
  const placeOfPage = (page: PageOutline) => placeOf(`/x/${page.path.slice(prefix.length)}`);
  const crumbsOf = (page: PageOutline) => [...(placeOfPage(page)?.crumbs ?? []), page.title];
  const pageRecords = pages.flatMap((page) => toPageRecords(page, placeOfPage(page)));
  const records = [
    ...pageRecords,
    ...toErrorRecords(errors, pageRecords),
    ...toErrorCodeRecords(errorCodes),
    ...(api ? [...toApiRecords(api, prefix), ...toCatalogRecords(api, pages, crumbsOf)] : []),
  ];
  const isOld = new Set(oldNames.map(({ name }) => name));
  const apiRecords = records.filter(isNameOfApi);
  const known = new Set(apiRecords.map(({ name }) => name));
  const names = toNameRecords({ pages, pageRecords, apiRecords, known, formerNames, prefix });
  const all = [
    ...records.map((record) =>
      withOldNames(
        withExplainedNames(withFeatureWords(record, featureWords, prefix), names.explained),
        oldNames,
      ),
    ),
    ...names.records.filter(({ name }) => !isOld.has(name)),
    ...toOldNameRecords(oldNames, pageRecords),
  ];
  return api ? withExports({ api, pages, records: all, prefix }) : all;
}

function isNameOfApi({ kind }: SearchRecord): boolean {
  return !['page', 'section', 'demo', 'error'].includes(kind);
}

/** Pages and sections are also found by the names that they explain. */
function withExplainedNames(
  record: SearchRecord,
  explained: ReadonlyMap<string, readonly string[]>,
): SearchRecord {
  const isPlace = record.kind === 'page' || record.kind === 'section';
  const names = isPlace ? explained.get(record.path) : undefined;
  return names ? { ...record, words: [...new Set([...record.words, ...names])] } : record;
}

/** Adds the feature map's name for a page or section, and its synonyms. */
function withFeatureWords(
  record: SearchRecord,
  words: ReadonlyMap<string, readonly string[]>,
  prefix: string,
): SearchRecord {
  const more = record.kind === 'error' ? undefined : words.get(record.path.slice(prefix.length));
  return more ? { ...record, words: [...new Set([...record.words, ...more])] } : record;
}
