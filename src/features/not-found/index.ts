import texts from '@generated/docs-translations/default/not-found.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as late from './NotFound';

export const NotFound = withLateTexts(texts, late.NotFound);
