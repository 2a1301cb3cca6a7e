export { SiteFooter as default } from '@site/src/features/footer';
