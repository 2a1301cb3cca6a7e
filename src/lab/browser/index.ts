import messages from '@generated/docs-translations/default/lab.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as files from './files/HandlerFiles';
import * as lazy from './Lab';

export const HandlerFiles = withLazyMessages(messages, files.HandlerFiles);
export const Lab = withLazyMessages(messages, lazy.Lab);
