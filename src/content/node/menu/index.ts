export { checkEntries } from './checkEntries';
export { createPageLookup, docIdOf } from './pageFiles';
export { throwEntryProblems } from './throwEntryProblems';
export { toSidebar } from './toSidebar';
