export { BackToTop as default } from '@site/src/features/back-to-top';
