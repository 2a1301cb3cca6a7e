import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHECK_FILE, type CheckData } from '../../shared/check/checkData';
import { createCheckData } from './createCheckData';

export { createCheckData } from './createCheckData';

/**
 * Provides the facts of the checks as `@generated/docs-check/default/check.json`, which only the
 * worker of the page `/x/check/` contains, and publishes them for the server for assistants.
 */
export default function checkDataPlugin({ siteDir }: LoadContext): Plugin<CheckData> {
  return {
    name: 'docs-check',
    loadContent: () => createCheckData(siteDir),
    async contentLoaded({ actions, content }) {
      await actions.createData(CHECK_FILE, JSON.stringify(content));
    },
    async postBuild({ outDir, content }) {
      await fs.writeFile(path.join(outDir, CHECK_FILE), JSON.stringify(content));
    },
  };
}
