/** The entry of the chunk that loads for readers with a theme. */
import messages from '@generated/docs-translations/default/theme-mark.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './ReaderThemeMark';

export const ReaderThemeMark = withLazyMessages(messages, lazy.ReaderThemeMark);
