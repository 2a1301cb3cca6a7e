export { checkTypes, formatTypeProblem, type TypeProblem } from './checkTypes';
