export { PageActions } from './PageActions';
