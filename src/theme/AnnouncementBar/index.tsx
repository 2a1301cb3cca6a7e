export { PageBanner as default } from '@site/src/features/notifications';
