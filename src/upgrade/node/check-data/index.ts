import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHECK_FILE, type CheckData } from '../../shared/check/checkData';
import { createCheck } from '../../shared/check/checkProject';
import { EXAMPLES } from '../../shared/check/examples';
import { createCheckData } from './createCheckData';

export { createCheckData } from './createCheckData';

/** The examples with few findings, which need no other data. */
const PREVIEWED = ['error', 'manifest'];

/** What the check finds in examples, for the page before a reader has checked anything. */
export function previewFindings(data: CheckData) {
  const check = createCheck(data, []);
  for (const { name, text } of EXAMPLES) {
    if (PREVIEWED.includes(name)) {
      check.add({ path: '', text });
    }
  }
  return check.report({ now: 0 }).findings;
}

/**
 * Provides the facts of the checks as `@generated/docs-check/default/check.json`, which only the
 * worker of the page `/x/check/` contains, and publishes them for the server for assistants. The page
 * itself contains the findings of examples.
 */
export default function checkDataPlugin({ siteDir }: LoadContext): Plugin<CheckData> {
  return {
    name: 'docs-check',
    loadContent: () => createCheckData(siteDir),
    async contentLoaded({ actions, content }) {
      await actions.createData(CHECK_FILE, JSON.stringify(content));
      await actions.createData('preview.json', JSON.stringify(previewFindings(content)));
    },
    async postBuild({ outDir, content }) {
      await fs.writeFile(path.join(outDir, CHECK_FILE), JSON.stringify(content));
    },
  };
}
