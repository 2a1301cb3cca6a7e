export { checkPageFrontMatter, parseFrontMatter } from './parseFrontMatter';
export { checkContent, remarkContentRules } from './remarkContentRules';
