export { withOptions } from './withOptions';
