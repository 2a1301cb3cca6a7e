export { findProblems, printAuthorErrors, toAuthorError } from './authorError';
export { frameOfFile } from './codeFrame';
export { loadShared, onSiteMistakes, siteMistakes } from './loadShared';
export { didYouMean, nearestNames } from './nearestNames';
export { parseJson } from './parseJson';
export { repositoryPath } from './repositoryPath';
