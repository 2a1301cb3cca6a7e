export { Callout as default } from '@site/src/content/browser/callout';
