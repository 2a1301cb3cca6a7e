export { aliasPaths, type Aliases } from './aliasResolution';
export { checkPageTypes, checkTypes, formatTypeProblem } from './checkTypes';
export { compile } from './compile';
export { importFinder } from './pageFences';
export { readMajorExports } from './majorExports';
export { checkedFences } from './checkedFences';
