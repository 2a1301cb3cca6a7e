export { Demo } from './Demo';
