export { PageFeedback } from './PageFeedback';
export { SectionComment } from './section/SectionComment';
