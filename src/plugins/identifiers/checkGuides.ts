import type { ApiModel, ApiProduct } from '../../shared/apiModel';
import type { ContentProblem } from '../../shared/contentProblem';
import { loadApiModel } from '../api-reference';
import { readMajorExports } from '../type-check/majorExports';
import { buildVersions, contentRoot } from '../versions';
import { findUnknownNames } from './findUnknownNames';
import { EXEMPTIONS } from './exemptions';
import { readGuides, type Guide } from './guides';
import { PLATFORM_NAMES } from './platformNames';
import { toProblem } from './toProblem';
import { readLocaleKeys, readTypeNames } from './typeFileNames';
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

function isExportOf(products: readonly ApiProduct[], module: string): boolean {
  return (
    !module.startsWith('@mui/x-') || products.some((name) => module.startsWith(`@mui/x-${name}`))
  );
}

/** Names that packages export beside what their model tells of, and keys of their texts and themes. */
function exportedNames(siteDir: string, { major, otherMajors, products }: Guide): string[] {
  const exports = readMajorExports(siteDir, major);
  return [
    ...Object.entries(exports)
      .filter(([module]) => isExportOf(products, module))
      // `AdapterDayjs` is a module as well as a class.
      .flatMap(([module, names]) => [module.slice(module.lastIndexOf('/') + 1), ...names]),
    // Theme keys: `MuiTextField`.
    ...(exports['@mui/material'] ?? []).map((name) => `Mui${name}`),
    ...products.flatMap((product) => [
      ...readLocaleKeys(siteDir, product, major),
      ...(otherMajors.length === 0 ? [] : [major, ...otherMajors]).flatMap((spokenOf) =>
        readTypeNames(siteDir, product, spokenOf),
      ),
    ]),
  ];
}

/** Makes each vocabulary once: many pages share a product. */
function createVocabularies(siteDir: string) {
  const made = new Map<string, Vocabulary>();

  async function create(guide: Guide): Promise<Vocabulary> {
    const models: ApiModel[] = [];
    for (const major of [guide.major, ...guide.otherMajors]) {
      models.push(await loadApiModel(siteDir, major));
    }
    const { membersOf, names } = createVocabulary(
      models,
      guide.products,
      exportedNames(siteDir, guide),
    );
    return {
      names,
      // A migration guide names members that their owners have lost.
      membersOf: (owner) => (guide.otherMajors.length === 0 ? membersOf(owner) : undefined),
    };
  }

  return async (guide: Guide): Promise<Vocabulary> => {
    const key = [guide.major, ...guide.products, ...guide.otherMajors].join();
    const vocabulary = made.get(key) ?? (await create(guide));
    made.set(key, vocabulary);
    return vocabulary;
  };
}

/**
 * Compares the names in the sentences of every guide with the API model of its product in its major.
 *
 * @param siteDir Absolute path.
 */
export async function checkGuides(siteDir: string): Promise<GuideReport> {
  const vocabularyOf = createVocabularies(siteDir);
  const used = new Set<ExemptName>();
  const isExempt = (page: string, name: string): boolean => {
    const found = EXEMPT.find((entry) => entry.name === name && page.startsWith(entry.pages));
    if (found !== undefined) {
      used.add(found);
    }
    return found !== undefined;
  };
  const pages: GuideReport['pages'][number][] = [];
  for (const guide of buildVersions(siteDir).flatMap(readGuides)) {
    const vocabulary = await vocabularyOf(guide);
    const problems = findUnknownNames(guide.text, vocabulary, new Set(guide.ownNames))
      .filter(({ name }) => !isExempt(guide.path, name))
      .map(toProblem);
    pages.push({ file: `${contentRoot(guide.major)}/${guide.path}`, problems });
  }
  return {
    pages: pages.filter(({ problems }) => problems.length > 0),
    unused: EXEMPT.filter((entry) => !used.has(entry)).map(({ name, pages: of }) =>
      of === '' ? name : `${of}: ${name}`,
    ),
  };
}
