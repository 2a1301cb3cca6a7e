import messages from '@generated/docs-translations/default/notFound.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './NotFound';

export const NotFound = withLazyMessages(messages, lazy.NotFound);
