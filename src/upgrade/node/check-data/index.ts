import type { LoadContext, Plugin } from '@docusaurus/types';
import type { CheckData } from '../../shared/check/checkData';
import { createCheckData } from './createCheckData';

/**
 * Provides the facts of the checks as `@generated/docs-check/default/data.json`, which only the
 * worker of the page `/x/check/` contains.
 */
export default function checkDataPlugin({ siteDir }: LoadContext): Plugin<CheckData> {
  return {
    name: 'docs-check',
    loadContent: () => createCheckData(siteDir),
    async contentLoaded({ actions, content }) {
      await actions.createData('data.json', JSON.stringify(content));
    },
  };
}
