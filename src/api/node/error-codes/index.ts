import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ErrorCodes } from '../../shared/errorCodes';
import { readErrorCodes } from './readErrorCodes';

export { messageTemplate } from './messageTemplate';
export { readErrorCodes } from './readErrorCodes';

/**
 * Provides the messages of minified errors as `@generated/docs-error-codes/default/codes.json`, so that
 * only the chunk of their page contains them.
 */
export default function errorCodesPlugin({ siteDir }: LoadContext): Plugin<ErrorCodes> {
  return {
    name: 'docs-error-codes',
    loadContent: () => readErrorCodes(siteDir),
    async contentLoaded({ actions, content }) {
      await actions.createData('codes.json', JSON.stringify(content));
    },
  };
}
