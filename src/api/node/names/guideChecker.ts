import type { ApiProduct } from '../../shared/apiModel';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { PRODUCTS } from '../../../content/shared/products';
import { EXEMPTIONS } from './exemptions';
import { findUnknownNames } from './findUnknownNames';
import type { Guide } from './guides';
import { createVocabularies } from './guideVocabularies';
import { PLATFORM_NAMES } from './platformNames';
import { toProblem } from './toProblem';

/** A name that is correct although no package has it. */
export interface ExemptName {
  /** The prefix of the pages' paths that may use it. */
  readonly pages: string;
  readonly name: string;
  /** Whether pages of older majors alone need it. */
  readonly isOlder?: true;
}

export const EXEMPT: readonly ExemptName[] = [
  ...EXEMPTIONS.flatMap(({ names, reason: _reason, ...rest }) =>
    names.map((name) => ({ ...rest, name })),
  ),
  ...Object.values(PLATFORM_NAMES).flatMap((names) => names.map((name) => ({ pages: '', name }))),
];

export type GuideChecker = (guide: Guide) => Promise<ContentProblem[]>;

/**
 * Compares the names in a guide's sentences with the API model of its product and major. Models are
 * read once, so reuse the checker.
 *
 * @param siteDir The absolute path.
 * @param onExempt Called for each exemption that a page needs.
 */
export function createGuideChecker(
  siteDir: string,
  onExempt: (entry: ExemptName) => void = () => {},
): GuideChecker {
  const vocabularyOf = createVocabularies(siteDir);

  const isExempt = (page: string, name: string): boolean => {
    const found = EXEMPT.find((entry) => entry.name === name && page.startsWith(entry.pages));
    if (found !== undefined) {
      onExempt(found);
    }
    return found !== undefined;
  };

  /** The label of another product that has the name. */
  async function ownerOf(name: string, { major, products }: Guide): Promise<string | undefined> {
    for (const { apiSegment, name: label } of PRODUCTS) {
      const product = apiSegment as ApiProduct | undefined;
      if (product !== undefined && !products.includes(product)) {
        const { names } = await vocabularyOf({ major, products: [product], otherMajors: [] });
        if (names.has(name)) {
          return label;
        }
      }
    }
    return undefined;
  }

  return async (guide) => {
    const vocabulary = await vocabularyOf(guide);
    const unknown = findUnknownNames(guide.mentions, vocabulary, new Set(guide.ownNames)).filter(
      ({ name }) => !isExempt(guide.path, name),
    );
    return Promise.all(
      unknown.map(async (name) => toProblem(name, await ownerOf(name.name, guide))),
    );
  };
}
