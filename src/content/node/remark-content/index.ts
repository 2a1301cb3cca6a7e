export { remarkInstallCommands } from './remarkInstallCommands';
export { remarkLongCode } from './remarkLongCode';
export { checkMovedSections, remarkMovedSections } from './remarkMovedSections';
export { remarkPlanHeadings } from './remarkPlanHeadings';
export { remarkPlanNames } from './remarkPlanNames';
export { remarkPlanToc } from './remarkPlanToc';
export { RARE_COMPONENTS, remarkRareComponents } from './remarkRareComponents';
export { remarkReleases } from './remarkReleases';
export { remarkStackedTables } from './remarkStackedTables';
