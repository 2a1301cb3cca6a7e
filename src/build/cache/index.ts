export { dependenciesOf, codeFingerprint } from './codeFingerprint';
export { createDiskCache, type CacheOptions, type DiskCache } from './diskCache';
export { hashOf } from './hashOf';
