export { codeFingerprint } from './codeFingerprint';
export { createDiskCache, type DiskCache } from './diskCache';
export { hashOf } from './hashOf';
