import messages from '@generated/docs-translations/default/api-docs.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as parts from './pageParts';

export { Import } from './overview/Import';

/** The components for MDX. Each is wrapped separately, because no common parent provides the messages. */
export const ApiChanges = withLazyMessages(messages, parts.ApiChanges);
export const ApiEvents = withLazyMessages(messages, parts.ApiEvents);
export const ApiObject = withLazyMessages(messages, parts.ApiObject);
export const ApiSelectors = withLazyMessages(messages, parts.ApiSelectors);
export const Changes = withLazyMessages(messages, parts.Changes);
export const Classes = withLazyMessages(messages, parts.Classes);
export const Deprecation = withLazyMessages(messages, parts.Deprecation);
export const Guides = withLazyMessages(messages, parts.Guides);
export const History = withLazyMessages(messages, parts.History);
export const IndexHooks = withLazyMessages(messages, parts.IndexHooks);
export const IndexList = withLazyMessages(messages, parts.IndexList);
export const Inherited = withLazyMessages(messages, parts.Inherited);
export const Members = withLazyMessages(messages, parts.Members);
export const Overview = withLazyMessages(messages, parts.Overview);
export const Parts = withLazyMessages(messages, parts.Parts);
export const ProductChanges = withLazyMessages(messages, parts.ProductChanges);
export const Releases = withLazyMessages(messages, parts.Releases);
export const Slots = withLazyMessages(messages, parts.Slots);
