export { aliasPaths, type Aliases } from './aliasResolution';
export { checkPageTypes, checkTypes, formatTypeProblem } from './checkTypes';
export { compile } from './compile';
export { readMajorExports } from './majorExports';
export { checkedFences } from './checkedFences';
