export { CodeTokens } from './CodeTokens';
export { LiveCode } from './LiveCode';
