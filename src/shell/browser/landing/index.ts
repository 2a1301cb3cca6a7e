import messages from '@generated/docs-translations/default/landing.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './LandingPage';

export const LandingPage = withLazyMessages(messages, lazy.LandingPage);
