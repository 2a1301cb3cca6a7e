import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHANGES_FILE, type ChangeStep } from '../../api/shared/changeRecord';
import { loadChanges } from './records/allChanges';
import { CHANGES_DIR } from '../../api/node';

export { loadChanges } from './records/allChanges';
export { unexplained } from './records/derivedRecords';
export { readChangeFiles, readChangeSteps } from '../../api/node';
export { writeTables } from './tables/writeTables';

/**
 * Provides the changes between majors as `@generated/docs-changes/default/changes.json`, so that
 * only the page that checks projects loads them, and publishes them for other tools.
 */
export default function changesPlugin({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin<readonly ChangeStep[]> {
  return {
    name: 'docs-changes',

    getPathsToWatch: () => [path.join(siteDir, CHANGES_DIR, '*.json')],

    loadContent: () => loadChanges(siteDir),

    async contentLoaded({ actions, content }) {
      await actions.createData(CHANGES_FILE, JSON.stringify(content));
    },

    async postBuild({ outDir, content }) {
      await fs.writeFile(path.join(outDir, CHANGES_FILE), JSON.stringify(content));
    },
  };
}
