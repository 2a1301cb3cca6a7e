import { inOrder, type ProblemFile } from '../../../base/shared/contentProblem';
import { problemsOf } from '../../../base/node/author-errors';
import { createPageReader, listPages, type PageReader } from '../page';
import { buildVersions, linkedVersions, type BuildVersion } from '../../../versions/node';
import { checkSource } from './checkSource';
import { checkColons, checkEmptySections } from './emptySections';
import { checkLinkTargets } from './linkTargets';
import { checkModules } from './moduleRules';
import { readSiteAddresses, type SiteAddresses } from './siteAddresses';

/** What is wrong with the text and the links of one page, and with the modules beside it. */
export function checkText(
  file: string,
  addresses: SiteAddresses,
  read: PageReader,
): Promise<readonly ProblemFile[]> {
  return problemsOf(async () => {
    const page = await read(file);
    const problems = [
      ...checkSource(page),
      ...checkEmptySections(page.root),
      ...checkColons(page.root),
      ...(await checkLinkTargets(page, addresses, read)),
    ];
    return [
      ...(problems.length === 0 ? [] : [{ file: page.name, problems: inOrder(problems) }]),
      ...checkModules(page),
    ];
  });
}

/**
 * Finds the problems in text and links of all guides of a build, by page. Names, types, and running
 * demos have separate checks.
 *
 * @param siteDir The absolute path.
 */
export async function checkPages(
  siteDir: string,
  versions: readonly BuildVersion[] = buildVersions(siteDir),
): Promise<ProblemFile[]> {
  const read = createPageReader();
  const addresses = readSiteAddresses(siteDir, linkedVersions(siteDir, versions));
  const files = versions.flatMap(({ docsDir }) => listPages(docsDir));
  const results: ProblemFile[] = [];
  for (const file of files) {
    results.push(...(await checkText(file, addresses, read)));
  }
  return results;
}
