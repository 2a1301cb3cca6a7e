import type { ApiModel, ApiProduct } from '../../shared/apiModel';
import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { createPromiseCache } from '../../../base/shared/createPromiseCache';
import { loadApiModel } from '..';
import { readMajorExports } from '../../../content/node/type-checks';
import type { Guide } from './guides';
import { namesIn, readOlderNames, type OlderNames } from './olderNames';
import { readLocaleKeys, readTypeNames } from './typeFileNames';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** What determines the names that a page may mention. */
export type GuideScope = Pick<Guide, 'major' | 'otherMajors' | 'products'>;

function isExportOf(products: readonly ApiProduct[], module: string): boolean {
  return (
    !module.startsWith('@mui/x-') || products.some((name) => module.startsWith(`@mui/x-${name}`))
  );
}

/** The exports that the API model doesn't contain, and the keys of locale texts and themes. */
function exportedNames(
  siteDir: string,
  olderNames: OlderNames,
  { major, otherMajors, products }: GuideScope,
): string[] {
  const exports = readMajorExports(siteDir, major);
  return [
    ...Object.entries(exports)
      .filter(([module]) => isExportOf(products, module))
      // `AdapterDayjs` is both a module and a class.
      .flatMap(([module, names]) => [module.slice(module.lastIndexOf('/') + 1), ...names]),
    // Theme keys: `MuiTextField`.
    ...(exports['@mui/material'] ?? []).map((name) => `Mui${name}`),
    ...products.flatMap((product) => [
      ...readLocaleKeys(siteDir, product, major),
      ...(otherMajors.length === 0 ? [] : readTypeNames(siteDir, product, major)),
      ...otherMajors.flatMap((spokenOf) =>
        spokenOf === CURRENT_MAJOR
          ? readTypeNames(siteDir, product, spokenOf)
          : namesIn(olderNames, product, spokenOf),
      ),
    ]),
  ];
}

/** Creates each vocabulary once, because many pages share a product. */
export function createVocabularies(siteDir: string): (guide: GuideScope) => Promise<Vocabulary> {
  const made = createPromiseCache<Vocabulary>();
  const olderNames = readOlderNames(siteDir);

  async function create(guide: GuideScope): Promise<Vocabulary> {
    const majors = [guide.major, ...guide.otherMajors.filter((other) => other === CURRENT_MAJOR)];
    const models: ApiModel[] = [];
    for (const major of majors) {
      models.push(await loadApiModel(siteDir, major));
    }
    const { membersOf, names } = createVocabulary(
      models,
      guide.products,
      exportedNames(siteDir, olderNames, guide),
    );
    return {
      names,
      // A migration guide also names members that were removed.
      membersOf: (owner) => (guide.otherMajors.length === 0 ? membersOf(owner) : undefined),
    };
  }

  return (guide) =>
    made([guide.major, ...guide.products, ...guide.otherMajors].join(), () => create(guide));
}
