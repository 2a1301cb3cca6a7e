import texts from '@generated/docs-translations/default/feedback.json';
import { withLateTexts } from '@site/src/features/i18n';
import * as late from './FeedbackConversation';

export { sendQueuedFeedback } from '../model/feedbackQueue';
export const FeedbackConversation = withLateTexts(texts, late.FeedbackConversation);
