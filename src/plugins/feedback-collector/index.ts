export { default } from './plugin';
export { createFeedbackCollector } from './collector';
export {
  createFeedbackStore,
  FEEDBACK_FILE,
  FEEDBACK_FOLDER,
  openFeedbackStore,
} from './feedbackStore';
export type { FeedbackEntry, FeedbackStore } from './feedbackStore';
export { formatSummary } from './formatSummary';
export { readEntries } from './readEntries';
export { summarizeFeedback } from './summarizeFeedback';
