/** What is loaded when a reader wants to search. */
import texts from '@generated/docs-translations/default/search.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as late from './SearchDialog';

export { loadEngine } from '../model/loadEngine';
export const SearchDialog = withLateTexts(texts, late.SearchDialog);
