export { ColorModeBridge } from './ColorModeBridge';
export { ThemeProvider } from './ThemeProvider';
export { useColorModeChoice, useThemeDispatch, useThemeState } from './useTheme';
export type { ThemeAction, ThemeState } from './themeReducer';
export type { ColorModeControl } from './useDisplayEffects';
