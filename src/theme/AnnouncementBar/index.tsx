export { PageBanner as default } from '@site/src/audience/browser/notifications';
