import texts from '@generated/docs-translations/default/production-error.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as late from './ProductionError';

export const ProductionError = withLateTexts(texts, late.ProductionError);
