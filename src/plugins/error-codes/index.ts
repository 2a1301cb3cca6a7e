import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ErrorCodes } from '../../shared/errorCodes';
import { readErrorCodes } from './readErrorCodes';

/**
 * Gives the page of minified errors its messages: as `@generated/error-codes/default/codes.json`,
 * so that they are in the chunk of that page alone.
 */
export default function errorCodesPlugin({ siteDir }: LoadContext): Plugin<ErrorCodes> {
  return {
    name: 'error-codes',
    loadContent: () => readErrorCodes(siteDir),
    async contentLoaded({ actions, content }) {
      await actions.createData('codes.json', JSON.stringify(content));
    },
  };
}
