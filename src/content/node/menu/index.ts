export { checkEntries } from './checkEntries';
export { throwEntryProblems } from './throwEntryProblems';
export { toSidebar } from './toSidebar';
