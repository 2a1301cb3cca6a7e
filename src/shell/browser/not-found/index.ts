import messages from '@generated/docs-translations/default/not-found.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './NotFound';

export const NotFound = withLazyMessages(messages, lazy.NotFound);
