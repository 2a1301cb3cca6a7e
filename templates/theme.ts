import { createTheme, type PaletteOptions, type Theme } from '@mui/material/styles';

/** The colors of both modes. */
export const palettes = {
  light: {
    mode: 'light',
    primary: { main: 'hsl(210, 100%, 45%)' },
    secondary: { main: 'hsl(215, 15%, 34%)' },
    error: { main: 'hsl(355, 80%, 47%)' },
    warning: { main: 'hsl(36, 94%, 29%)' },
    info: { main: 'hsl(210, 100%, 45%)' },
    success: { main: 'hsl(144, 78%, 30%)' },
    text: { primary: 'hsl(215, 15%, 12%)', secondary: 'hsl(215, 15%, 34%)' },
    divider: 'hsl(215, 15%, 89%)',
    background: { default: 'hsl(0, 0%, 100%)', paper: 'hsl(0, 0%, 100%)' },
  },
  dark: {
    mode: 'dark',
    primary: { main: 'hsl(210, 100%, 60%)' },
    secondary: { main: 'hsl(210, 14%, 61%)' },
    error: { main: 'hsl(355, 90%, 67%)' },
    warning: { main: 'hsl(48, 96%, 53%)' },
    info: { main: 'hsl(210, 100%, 60%)' },
    success: { main: 'hsl(144, 60%, 50%)' },
    text: { primary: 'hsl(210, 14%, 94%)', secondary: 'hsl(210, 14%, 70%)' },
    divider: 'hsl(210, 7%, 21%)',
    background: { default: 'hsl(210, 14%, 7%)', paper: 'hsl(210, 7%, 10%)' },
  },
} as const satisfies Record<string, PaletteOptions>;

const body = '"IBM Plex Sans Variable", "IBM Plex Sans", system-ui, sans-serif';
const heading = { fontFamily: body, fontWeight: 600, lineHeight: 1.25 };

/** The theme of the page: colors of both modes, fonts, and shapes. */
export function createAppTheme(direction: 'ltr' | 'rtl' = 'ltr'): Theme {
  return createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'class' },
    colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: body,
      h1: { ...heading, fontSize: '2.25rem' },
      h2: { ...heading, fontSize: '1.75rem' },
      h3: { ...heading, fontSize: '1.25rem' },
      h4: { ...heading, fontSize: '1.0625rem' },
      button: { fontWeight: 700, textTransform: 'none' },
      caption: { fontWeight: 500 },
    },
  });
}
