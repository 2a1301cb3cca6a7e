export { checkEntries } from './checkEntries';
export { createPageLookup } from './pageFiles';
export { throwEntryProblems } from './throwEntryProblems';
export { toSidebar } from './toSidebar';
