import texts from '@generated/docs-translations/default/api-pages.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as parts from './parts';

/** What MDX shows of the API, each with the texts of all: no component is around them. */
export const ApiChanges = withLateTexts(texts, parts.ApiChanges);
export const ApiEvents = withLateTexts(texts, parts.ApiEvents);
export const ApiObject = withLateTexts(texts, parts.ApiObject);
export const ApiSelectors = withLateTexts(texts, parts.ApiSelectors);
export const Changes = withLateTexts(texts, parts.Changes);
export const Classes = withLateTexts(texts, parts.Classes);
export const Guides = withLateTexts(texts, parts.Guides);
export const History = withLateTexts(texts, parts.History);
export const IndexHooks = withLateTexts(texts, parts.IndexHooks);
export const IndexList = withLateTexts(texts, parts.IndexList);
export const Inherited = withLateTexts(texts, parts.Inherited);
export const Members = withLateTexts(texts, parts.Members);
export const Overview = withLateTexts(texts, parts.Overview);
export const ProductChanges = withLateTexts(texts, parts.ProductChanges);
export const Slots = withLateTexts(texts, parts.Slots);
