import path from 'node:path';
import type { ApiModel, ApiProduct } from '../../shared/apiModel';
import type { ContentProblem } from '../../shared/contentProblem';
import { loadApiModel } from '../api-reference';
import { readPackageExports, type PackageExports } from '../type-check/packageExports';
import { FENCE_PACKAGES } from '../type-check/productPackages';
import { findUnknownNames } from './findUnknownNames';
import { EXEMPTIONS } from './exemptions';
import { readGuides, type Guide } from './guides';
import { PLATFORM_NAMES } from './platformNames';
import { toProblem } from './toProblem';
import { readLocaleKeys, readOlderNames } from './typeFileNames';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** What is wrong in the guides, and what in the lists of exemptions. */
export interface GuideReport {
  readonly pages: readonly {
    readonly file: string;
    readonly problems: readonly ContentProblem[];
  }[];
  /** Exempt names that no page needs: `react-charts/pie/: seriesLabels`. */
  readonly unused: readonly string[];
}

interface ExemptName {
  readonly pages: string;
  readonly name: string;
}

const EXEMPT: readonly ExemptName[] = [
  ...EXEMPTIONS.flatMap(({ names, pages }) => names.map((name) => ({ pages, name }))),
  ...Object.values(PLATFORM_NAMES).flatMap((names) => names.map((name) => ({ pages: '', name }))),
];

interface Models {
  readonly current: ApiModel;
  readonly older: readonly ApiModel[];
}

function isExportOf(products: readonly ApiProduct[], module: string): boolean {
  return (
    !module.startsWith('@mui/x-') || products.some((name) => module.startsWith(`@mui/x-${name}`))
  );
}

/** Makes each vocabulary once: many pages share a product. */
function createVocabularies(siteDir: string, exports: PackageExports, models: Models) {
  const made = new Map<string, Vocabulary>();
  return ({ olderMajors, products }: Guide): Vocabulary => {
    const key = [...products, ...olderMajors].join();
    const known = made.get(key);
    if (known !== undefined) {
      return known;
    }
    const { membersOf, names } = createVocabulary(
      [models.current, ...models.older.filter(({ major }) => olderMajors.includes(major))],
      products,
      [
        ...Object.entries(exports)
          .filter(([module]) => isExportOf(products, module))
          // `AdapterDayjs` is a module as well as a class.
          .flatMap(([module, names]) => [module.slice(module.lastIndexOf('/') + 1), ...names]),
        // Theme keys: `MuiTextField`.
        ...(exports['@mui/material'] ?? []).map((name) => `Mui${name}`),
        ...products.flatMap((product) => [
          ...readLocaleKeys(siteDir, product),
          ...olderMajors.flatMap((major) => readOlderNames(siteDir, product, major)),
        ]),
      ],
    );
    const vocabulary: Vocabulary = {
      names,
      // A migration guide names members that their owners have lost.
      membersOf: (owner) => (olderMajors.length === 0 ? membersOf(owner) : undefined),
    };
    made.set(key, vocabulary);
    return vocabulary;
  };
}

async function loadModels(siteDir: string, guides: readonly Guide[]): Promise<Models> {
  const current = await loadApiModel(siteDir);
  const older: ApiModel[] = [];
  for (const major of new Set(guides.flatMap(({ olderMajors }) => olderMajors))) {
    older.push(await loadApiModel(siteDir, major));
  }
  return { current, older };
}

/**
 * Compares the names in the sentences of every guide with the API model of its product.
 *
 * @param siteDir Absolute path.
 */
export async function checkGuides(siteDir: string): Promise<GuideReport> {
  const guides = readGuides(path.join(siteDir, 'docs'));
  const exports = readPackageExports(
    siteDir,
    FENCE_PACKAGES,
    path.join(siteDir, '.cache/package-exports.json'),
  );
  const vocabularyOf = createVocabularies(siteDir, exports, await loadModels(siteDir, guides));
  const used = new Set<ExemptName>();
  const isExempt = (page: string, name: string): boolean => {
    const found = EXEMPT.find((entry) => entry.name === name && page.startsWith(entry.pages));
    if (found !== undefined) {
      used.add(found);
    }
    return found !== undefined;
  };
  const pages = guides.map((guide) => ({
    file: `docs/${guide.path}`,
    problems: findUnknownNames(guide.text, vocabularyOf(guide), new Set(guide.ownNames))
      .filter(({ name }) => !isExempt(guide.path, name))
      .map(toProblem),
  }));
  return {
    pages: pages.filter(({ problems }) => problems.length > 0),
    unused: EXEMPT.filter((entry) => !used.has(entry)).map(({ name, pages: of }) =>
      of === '' ? name : `${of}: ${name}`,
    ),
  };
}
