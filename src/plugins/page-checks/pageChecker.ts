import path from 'node:path';
import type { ProblemFile } from '../../shared/contentProblem';
import { createPageReader } from '../content/page';
import { createGuideChecker } from '../identifiers/guideChecker';
import { readGuide } from '../identifiers/guides';
import { checkPageTypes } from '../type-check';
import { buildVersions, placeOfContent } from '../versions';
import type { AllowedCounts } from './allowedFindings';
import { checkText } from './checkPages';
import { readSiteAddresses } from './siteAddresses';

/** Checks pages one by one. Each takes the file's path from the root of the repository. */
export interface PageChecker {
  /** Text, links and names in sentences: takes less than a second. */
  readonly checkProse: (file: string) => Promise<ProblemFile[]>;
  /** Types of its code blocks and of the modules beside it: takes some seconds. */
  readonly checkTypes: (file: string) => ProblemFile[];
}

export interface PageCheckerOptions {
  /** Sections without a sentence that a page may have; none by default. */
  readonly emptySections?: AllowedCounts;
  /** See `checkPageTypes`. */
  readonly typesCache?: string;
}

/**
 * What the build, the unit tests and the type check find, for single pages. It keeps what all pages
 * need, such as the names of the packages: use one for many pages.
 *
 * @param siteDir Absolute path.
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
