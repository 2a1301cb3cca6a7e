export { parseFrontMatter } from './parseFrontMatter';
export { remarkContentRules } from './remarkContentRules';
export { remarkInstallCommands } from './remarkInstallCommands';
export { remarkMovedSections } from './remarkMovedSections';
export { remarkPlanHeadings } from './remarkPlanHeadings';
export { remarkPlanToc } from './remarkPlanToc';
export { remarkRareComponents } from './remarkRareComponents';
export { remarkStackedTables } from './remarkStackedTables';
