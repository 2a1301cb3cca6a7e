export { parseFrontMatter } from './parseFrontMatter';
export { remarkContentRules } from './remarkContentRules';
