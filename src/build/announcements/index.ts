export { bannerConfig } from './bannerConfig';
export { checkAnnouncements } from './checkAnnouncements';
