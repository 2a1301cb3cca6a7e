export {
  encodeFeedback,
  FEEDBACK_CONTENT_TYPE,
  MAX_COMMENT_LENGTH,
  MIN_COMMENT_LENGTH,
} from './payload';
export type { FeedbackPayload, Rating } from './payload';
export { FeedbackError, parseFeedback } from './parseFeedback';
