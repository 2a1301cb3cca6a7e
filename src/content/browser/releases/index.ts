export { ReleaseFilter } from './ReleaseFilter';
