import path from 'node:path';
import type { ProblemFile } from '../../../base/shared/contentProblem';
import { findProblems } from '../../../base/node/author-errors';
import { createPageReader } from '../page';
import { createGuideChecker, toGuide } from '../../../api/node/names';
import { checkPageTypes } from '../type-checks';
import { buildVersions, linkedVersions, placeOfContent } from '../../../versions/node';
import { checkText } from './checkPages';
import { readSiteAddresses } from './siteAddresses';

/** Checks single pages. Each method takes the path of the file from the root of the repository. */
export interface PageChecker {
  /** Checks text, links, and names in sentences, in less than a second. */
  readonly checkProse: (file: string) => Promise<ProblemFile[]>;
  /** Checks the types of its code blocks and adjacent modules, in a few seconds. */
  readonly checkTypes: (file: string) => Promise<ProblemFile[]>;
}

/** The check of the text reports a page that can't be parsed. */
function withoutSyntaxErrors(error: unknown): [] {
  if (findProblems(error) === undefined) {
    throw error;
  }
  return [];
}

/**
 * Runs the checks of the build, the unit tests, and the type check on single pages. It caches what
 * pages share, such as the names of the packages, so reuse it for many pages.
 *
 * @param siteDir The absolute path.
 * @param typesCache See `checkPageTypes`.
 */
export function createPageChecker(siteDir: string, typesCache?: string): PageChecker {
  const checkNames = createGuideChecker(siteDir);
  const read = createPageReader();

  async function checkNamesOf(file: string): Promise<ProblemFile[]> {
    const page = await read(file);
    const problems = await checkNames(toGuide(page));
    return problems.length === 0 ? [] : [{ file: page.name, problems }];
  }

  return {
    async checkProse(file) {
      const absolute = path.join(siteDir, file);
      const place = placeOfContent(absolute);
      const versions = buildVersions(siteDir);
      if (!versions.some(({ major }) => major === place?.major)) {
        throw new Error(
          `${file} belongs to no major that is read: set DOCS_VERSIONS, or name another.`,
        );
      }
      const addresses = readSiteAddresses(siteDir, linkedVersions(siteDir, versions));
      const text = await checkText(absolute, addresses, read);
      return [...text, ...(await checkNamesOf(absolute).catch(withoutSyntaxErrors))];
    },

    async checkTypes(file) {
      const problems = await checkPageTypes(siteDir, file, typesCache).catch(withoutSyntaxErrors);
      return problems.map(({ file: of, line, message }) => ({
        file: of,
        problems: [{ line, found: message }],
      }));
    },
  };
}
