export { DEMO_NAME } from './demoOptions';
export { checkDemoTags, placedDemos, remarkDemo } from './remarkDemo';
export { remarkInstall } from './remarkInstall';
