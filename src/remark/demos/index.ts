export { DEMO_NAME } from './demoOptions';
export { literalAttributes } from './literalAttributes';
export { checkDemoTags, placedDemos, remarkDemo } from './remarkDemo';
