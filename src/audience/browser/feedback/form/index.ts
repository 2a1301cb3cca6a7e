import messages from '@generated/docs-translations/default/feedback.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import * as lazy from './FeedbackConversation';

export { sendQueuedFeedback } from '../model/feedbackQueue';
export const FeedbackConversation = withLazyMessages(messages, lazy.FeedbackConversation);
