export { aliasPaths, type Aliases } from './aliasResolution';
export { checkPageTypes, checkTypes, formatTypeProblem } from './checkTypes';
export { compile } from './compile';
export { importFinder, readFenceFiles, type FenceFile } from './pageFences';
export { splitOpenProblems } from './openProblems';
export { readMajorExports } from './majorExports';
export { checkedFences } from './checkedFences';
