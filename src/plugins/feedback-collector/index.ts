export { createFeedbackCollector } from './collector';
export {
  createFeedbackStore,
  FEEDBACK_FILE,
  FEEDBACK_FOLDER,
  openFeedbackStore,
} from './feedbackStore';
export type { FeedbackEntry, FeedbackStore } from './feedbackStore';
export { default as feedbackCollectorPlugin } from './plugin';
export { readEntries } from './readEntries';
export { formatSummary } from './formatSummary';
export { summarizeFeedback } from './summarizeFeedback';
