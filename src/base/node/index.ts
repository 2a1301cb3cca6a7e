export { listFiles } from './listFiles';
export { posixRelative } from './posixRelative';
export { readJson } from './readJson';
export { rewriteFile } from './rewriteFile';
