/** What is loaded when a reader opens the settings. */
import texts from '@generated/docs-translations/default/settings.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as late from './SettingsDrawer';

export const SettingsDrawer = withLateTexts(texts, late.SettingsDrawer);
