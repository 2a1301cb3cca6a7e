export { useSharedChoice, useStoredChoice } from './useStoredChoice';
