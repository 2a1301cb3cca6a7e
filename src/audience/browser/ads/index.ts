export { AdPolicy } from './AdPolicy';
export { DemoAd } from './demo/DemoAd';
export { PageAd } from './page/PageAd';
