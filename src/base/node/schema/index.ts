export { fieldProblems } from './fieldProblems';
export type { Fields } from './fieldProblems';
