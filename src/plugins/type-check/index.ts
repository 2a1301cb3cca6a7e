export { checkPageTypes, checkTypes, formatTypeProblem, type TypeProblem } from './checkTypes';
