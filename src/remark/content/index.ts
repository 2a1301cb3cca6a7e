export { remarkInstallCommands } from './remarkInstallCommands';
export { checkMovedSections, remarkMovedSections } from './remarkMovedSections';
export { remarkPlanHeadings } from './remarkPlanHeadings';
export { remarkPlanToc } from './remarkPlanToc';
export { remarkRareComponents } from './remarkRareComponents';
export { remarkStackedTables } from './remarkStackedTables';
