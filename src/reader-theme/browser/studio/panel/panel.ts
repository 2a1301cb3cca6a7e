/** The entry of the chunk that loads when a reader changes the theme on a page with demos. */
import messages from '@generated/docs-translations/default/theme-studio.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './StudioPanel';

export const StudioPanel = withLazyMessages(messages, lazy.StudioPanel);
