export {
  DISPLAY_OPTIONS,
  displayDefaults,
  parseDisplayOption,
  type DisplayOption,
  type DisplaySection,
} from './displayOption';
export { useApiDisplay } from './useApiDisplay';
export { useIsPhone } from './useIsPhone';
