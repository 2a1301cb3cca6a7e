import messages from '@generated/docs-translations/default/productionError.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './ProductionError';

export const ProductionError = withLazyMessages(messages, lazy.ProductionError);
