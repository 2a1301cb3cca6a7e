/** What is loaded when a reader wants to search. */
export { loadEngine } from '../model/loadEngine';
export { SearchDialog } from './SearchDialog';
