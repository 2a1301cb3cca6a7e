import texts from '@generated/docs-translations/default/landing.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as late from './LandingPage';

export const LandingPage = withLateTexts(texts, late.LandingPage);
