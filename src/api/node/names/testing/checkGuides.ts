import type { ProblemFile } from '../../../../base/shared/contentProblem';
import { readPages } from '../../../../content/node/page';
import { buildVersions } from '../../../../versions/node';
import { createGuideChecker, EXEMPT, type ExemptName } from '../guideChecker';
import { toGuide } from '../guides';

/** The problems in guides, and in the lists of exemptions. */
export interface GuideReport {
  readonly pages: readonly ProblemFile[];
  /** Exempt names that no page needs: `react-charts/pie/: seriesLabels`. */
  readonly unused: readonly string[];
}

/**
 * Compares the names in the sentences of every guide with the API model of its product and major.
 *
 * @param siteDir The absolute path.
 */
export async function checkGuides(siteDir: string): Promise<GuideReport> {
  const used = new Set<ExemptName>();
  const check = createGuideChecker(siteDir, (entry) => used.add(entry));
  const pages: ProblemFile[] = [];
  const versions = buildVersions(siteDir);
  for (const { docsDir } of versions) {
    for (const page of await readPages(docsDir)) {
      pages.push({ file: page.name, problems: await check(toGuide(page)) });
    }
  }
  return {
    pages: pages.filter(({ problems }) => problems.length > 0),
    unused: EXEMPT.filter(
      (entry) => !used.has(entry) && (versions.length > 1 || !entry.isOlder),
    ).map(({ name, pages: of }) => (of === '' ? name : `${of}: ${name}`)),
  };
}
