import fs from 'node:fs/promises';
import path from 'node:path';
import type { FeatureMap } from '../shared/features';
import type { SynonymTable } from '../shared/synonyms';
import type { ErrorText } from './errorRecords';
import type { OldName } from './oldNames';

/** The manually maintained data in `data/search`. */
export interface SearchData {
  readonly synonyms: SynonymTable;
  /** One per product. */
  readonly features: readonly FeatureMap[];
  readonly errors: readonly ErrorText[];
  readonly oldNames: readonly OldName[];
}

const DATA_FOLDER = 'data/search';

/** Read again for every build, because the dev server follows changes. */
export async function readSearchData(siteDir: string): Promise<SearchData> {
  const folder = path.join(siteDir, DATA_FOLDER);
  const readJson = async <Value>(name: string) =>
    JSON.parse(await fs.readFile(path.join(folder, name), 'utf8')) as Value;
  const maps = (await fs.readdir(path.join(folder, 'features'))).filter((name) =>
    name.endsWith('.json'),
  );
  return {
    synonyms: await readJson<SynonymTable>('synonyms.json'),
    features: await Promise.all(
      maps.sort().map((name) => readJson<FeatureMap>(`features/${name}`)),
    ),
    errors: await readJson<ErrorText[]>('errors.json'),
    oldNames: await readJson<OldName[]>('formerNames.json'),
  };
}
