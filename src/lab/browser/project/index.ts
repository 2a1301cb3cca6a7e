import messages from '@generated/docs-translations/default/project.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './DownloadProject';

export const DownloadProject = withLazyMessages(messages, lazy.DownloadProject);
