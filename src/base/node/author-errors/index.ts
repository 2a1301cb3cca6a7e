export { findProblems, printAuthorErrors, problemsOf, toAuthorError } from './authorError';
export { frameOfFile } from './codeFrame';
export { loadShared, onSiteMistakes, siteMistakes } from './loadShared';
export { didYouMean, nearestNames, question } from './nearestNames';
export { parseJson } from './parseJson';
export { repositoryPath } from './repositoryPath';
