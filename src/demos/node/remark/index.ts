export { DEMO_NAME } from './demoOptions';
export { checkDemoTags, placedDemos, remarkDemo } from './remarkDemo';
