export { checkPageTypes, checkTypes, formatTypeProblem, type TypeProblem } from './checkTypes';
export { compile } from './compile';
export { readMajorExports } from './majorExports';
export { checkedFences } from './checkedFences';
