/** The entry of the chunk that loads when a reader searches. */
import messages from '@generated/docs-translations/default/search.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './SearchDialog';

export { loadEngine } from '../model/loadEngine';
export const SearchDialog = withLazyMessages(messages, lazy.SearchDialog);
