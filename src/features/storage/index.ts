export { safeStorage } from './safeStorage';
export { useStoredChoice } from './useStoredChoice';
