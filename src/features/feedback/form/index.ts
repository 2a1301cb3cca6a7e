export { sendQueuedFeedback } from '../model/feedbackQueue';
export { FeedbackConversation } from './FeedbackConversation';
