import './themeAugmentation';

export { createDemoTheme } from './createDemoTheme';
export { createDocsTheme } from './createDocsTheme';
export { createMuiCache, loadMirroring } from './emotionCache';
export { MuiProviders } from './MuiProviders';
export type { MuiProvidersProps } from './MuiProviders';
export type { MuiLocale } from './themeDisplay';
export { useStyleDirection } from './useStyleDirection';
