export { rewriteFile } from './rewriteFile';
