export { useStoredChoice } from './useStoredChoice';
