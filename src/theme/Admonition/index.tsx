export { Callout as default } from '@site/src/features/callout';
