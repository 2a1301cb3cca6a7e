/** The entry of the chunk that loads when a reader opens the settings. */
import messages from '@generated/docs-translations/default/settings.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './SettingsDrawer';

export const SettingsDrawer = withLazyMessages(messages, lazy.SettingsDrawer);
