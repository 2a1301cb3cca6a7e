import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { CheckData } from '../../shared/check/checkData';
import type { ChangeStep } from '../../shared/records/changeRecord';
import { CHANGES_DIR, readChangeSteps } from '../records/readChanges';
import { createCheckData } from './createCheckData';

export { createCheckData } from './createCheckData';

interface Content {
  readonly data: CheckData;
  readonly steps: readonly ChangeStep[];
}

/**
 * Provides the facts of the checks as `@generated/docs-check/default/data.json` and the changes as
 * `steps.json`, which only the worker of the page `/x/check/` contains.
 */
export default function checkDataPlugin({ siteDir }: LoadContext): Plugin<Content> {
  return {
    name: 'docs-check',
    getPathsToWatch: () => [path.join(siteDir, CHANGES_DIR, '*.json')],
    loadContent: async () => ({
      data: await createCheckData(siteDir),
      steps: readChangeSteps(siteDir),
    }),
    async contentLoaded({ actions, content }) {
      await actions.createData('data.json', JSON.stringify(content.data));
      await actions.createData('steps.json', JSON.stringify(content.steps));
    },
  };
}
