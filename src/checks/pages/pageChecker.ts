import path from 'node:path';
import type { ProblemFile } from '../../shared/contentProblem';
import { createPageReader } from '../../build/page';
import { createGuideChecker, readGuide } from '../identifiers';
import { checkPageTypes } from '../types';
import { buildVersions, placeOfContent } from '../../build/versions';
import type { AllowedCounts } from './allowedFindings';
import { checkText } from './checkPages';
import { readSiteAddresses } from './siteAddresses';

/** Checks single pages. Each method takes the path of the file from the root of the repository. */
export interface PageChecker {
  /** Checks text, links, and names in sentences, in less than a second. */
  readonly checkProse: (file: string) => Promise<ProblemFile[]>;
  /** Checks the types of its code blocks and adjacent modules, in a few seconds. */
  readonly checkTypes: (file: string) => ProblemFile[];
}

export interface PageCheckerOptions {
  /** Sections without a sentence that a page may have; none by default. */
  readonly emptySections?: AllowedCounts;
  /** See `checkPageTypes`. */
  readonly typesCache?: string;
}

/**
 * Runs the checks of the build, the unit tests, and the type check on single pages. It caches what
 * pages share, such as the names of the packages, so reuse it for many pages.
 *
 * @param siteDir The absolute path.
 */
export function createPageChecker(
  siteDir: string,
  { emptySections, typesCache }: PageCheckerOptions = {},
): PageChecker {
  const checkNames = createGuideChecker(siteDir);
  const read = createPageReader();

  return {
    async checkProse(file) {
      const absolute = path.join(siteDir, file);
      const place = placeOfContent(absolute);
      const versions = buildVersions(siteDir);
      const version = versions.find(({ major }) => major === place?.major);
      if (place === undefined || version === undefined) {
        throw new Error(
          `${file} belongs to no major that is read: set DOCS_VERSIONS, or name another.`,
        );
      }
      const addresses = readSiteAddresses(siteDir, versions);
      const text = await checkText(absolute, addresses, read, emptySections);
      const problems = await checkNames(readGuide(version, place.relative));
      return [...text, ...(problems.length === 0 ? [] : [{ file, problems }])];
    },

    checkTypes: (file) =>
      checkPageTypes(siteDir, file, typesCache).map(({ file: of, line, message }) => ({
        file: of,
        problems: [{ line, found: message }],
      })),
  };
}
