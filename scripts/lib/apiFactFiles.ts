import { apiFacts, factsFile, loadApiModel, OLDER_MAJORS, printFacts } from '../../src/api/node';
import { findOlderNames, OLDER_NAMES_FILE } from '../../src/api/node/names';

/**
 * What the site needs to know about older majors, extracted from their packages: facts for the
 * history of the API, and names for the check of migration guides.
 *
 * @returns Contents by path from the root of the site.
 */
export async function createApiFactFiles(siteDir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const major of OLDER_MAJORS) {
    files.set(factsFile(major), printFacts(apiFacts(await loadApiModel(siteDir, major))));
  }
  files.set(OLDER_NAMES_FILE, `${JSON.stringify(await findOlderNames(siteDir), null, 1)}\n`);
  return files;
}
