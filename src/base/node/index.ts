export { listFiles } from './listFiles';
export { posixRelative } from './posixRelative';
export { readIfExists } from './readIfExists';
export { readJson } from './readJson';
export { rewriteFile } from './rewriteFile';
