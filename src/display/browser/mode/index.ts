export { ColorModeBridge } from './ColorModeBridge';
export { ThemeProvider } from './ThemeProvider';
export { useColorModeChoice, useThemeDispatch, useThemeState } from './useTheme';
