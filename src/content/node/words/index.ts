export { checkWords } from './checkWords';
export { listSources } from './sources';
