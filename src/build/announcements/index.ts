export { bannerConfig } from './bannerConfig';
