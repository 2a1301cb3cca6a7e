export { PageFooter } from './PageFooter';
export { PageHeader } from './PageHeader';
export type { PageFrontMatter } from './frontMatter';
