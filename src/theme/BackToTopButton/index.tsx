export { BackToTop as default } from '@site/src/shell/browser/back-to-top';
