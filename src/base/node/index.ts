export { listFiles } from './listFiles';
export { rewriteFile } from './rewriteFile';
