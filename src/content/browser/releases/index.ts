export { ReleaseFilter } from './ReleaseFilter';
export { ReleasePicture } from './ReleasePicture';
