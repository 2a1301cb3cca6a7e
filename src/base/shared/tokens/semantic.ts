import { blue, blueGrey, green, grey, red, yellow } from './palettes';

/**
 * Colors by meaning, with the same names in both modes. Each becomes `--x-color-<kebab-case name>`.
 */
const lightColors = {
  /** The page. */
  background: 'hsl(0, 0%, 100%)',
  /** Hovered rows, table stripes, subtle blocks. */
  backgroundSubtle: grey[50],
  /** Cards, menus, dialogs. */
  surface: 'hsl(0, 0%, 100%)',
  /** Behind demos: in light mode, that of Material UI's default theme, and in dark mode, the page's. */
  demoStage: 'hsl(0, 0%, 100%)',
  text: grey[900],
  textSecondary: grey[700],
  /** The lightest text color: captions, placeholders. */
  textMuted: grey[600],
  /** Divider lines. */
  divider: grey[200],
  /** The edge of a control: 3:1 against the page. */
  controlBorder: grey[500],
  /** Links and icons in the accent color, and the background of the main button. */
  accent: blue[600],
  accentHover: blue[700],
  /** Text on `accent`. */
  onAccent: 'hsl(0, 0%, 100%)',
  /** Tint behind the active item. */
  accentSoft: blue[50],
  accentSoftHover: blue[100],
  /** Text on `accentSoft`. */
  accentSoftText: blue[700],
  focusRing: blue[600],
  info: blue[600],
  infoSoft: blue[50],
  infoText: blue[800],
  infoBorder: blue[200],
  success: green[600],
  successSoft: green[50],
  successText: green[800],
  successBorder: green[200],
  warning: yellow[700],
  warningSoft: yellow[50],
  warningText: yellow[800],
  warningBorder: yellow[200],
  error: red[600],
  errorSoft: red[50],
  errorText: red[700],
  errorBorder: red[200],
  /** The icon of the Pro plan. */
  planPro: blue[600],
  /** The icon of the Premium plan. */
  planPremium: yellow[600],
  /** The background and text of inline code. */
  codeChip: grey[100],
  codeChipText: grey[900],
  /** Code blocks. */
  codeBackground: grey[50],
  codeText: grey[900],
  codeTextMuted: grey[700],
  codeBorder: grey[200],
  codeLineHighlight: blue[50],
  codeLineInserted: 'hsl(144, 62%, 93%)',
  codeLineDeleted: 'hsl(355, 95%, 95%)',
  /** Behind an open drawer or dialog. */
  backdrop: 'hsla(215, 15%, 12%, 0.32)',
};

export type SemanticColors = Readonly<Record<keyof typeof lightColors, string>>;

/**
 * Surfaces, lines, and code are closer to neutral grey than the page. Demos in plain Material UI, whose
 * dark mode has no hue, have the same surfaces and lines.
 */
const darkNeutral = {
  surface: 'hsl(210, 7%, 10%)',
  line: 'hsl(210, 7%, 21%)',
} as const;

const darkColors: SemanticColors = {
  background: blueGrey[900],
  backgroundSubtle: darkNeutral.surface,
  surface: darkNeutral.surface,
  demoStage: blueGrey[900],
  text: blueGrey[50],
  textSecondary: blueGrey[200],
  textMuted: blueGrey[300],
  divider: darkNeutral.line,
  controlBorder: blueGrey[400],
  accent: blue[400],
  accentHover: blue[300],
  onAccent: blueGrey[900],
  accentSoft: 'hsl(210, 60%, 15%)',
  accentSoftHover: 'hsl(210, 60%, 20%)',
  accentSoftText: blue[200],
  focusRing: blue[400],
  info: blue[400],
  infoSoft: 'hsl(210, 50%, 13%)',
  infoText: blue[100],
  infoBorder: 'hsl(210, 50%, 28%)',
  success: green[400],
  successSoft: 'hsl(144, 40%, 10%)',
  successText: green[100],
  successBorder: 'hsl(144, 40%, 22%)',
  warning: yellow[400],
  warningSoft: 'hsl(40, 45%, 11%)',
  warningText: yellow[100],
  warningBorder: 'hsl(40, 45%, 25%)',
  error: red[400],
  errorSoft: 'hsl(355, 45%, 13%)',
  errorText: red[100],
  errorBorder: 'hsl(355, 45%, 30%)',
  planPro: blue[400],
  planPremium: yellow[400],
  codeChip: blueGrey[700],
  codeChipText: blueGrey[50],
  codeBackground: darkNeutral.surface,
  codeText: blueGrey[50],
  codeTextMuted: blueGrey[200],
  codeBorder: darkNeutral.line,
  codeLineHighlight: 'hsl(210, 45%, 18%)',
  codeLineInserted: 'hsl(144, 40%, 13%)',
  codeLineDeleted: 'hsl(355, 36%, 18%)',
  backdrop: 'hsla(210, 14%, 4%, 0.6)',
};

export type PaletteMode = 'light' | 'dark';

export const semanticColors: Readonly<Record<PaletteMode, SemanticColors>> = {
  light: lightColors,
  dark: darkColors,
};

/** The browser's toolbar: `meta[name=theme-color]`. */
export const themeColors: Readonly<Record<PaletteMode, string>> = {
  light: blue[600],
  dark: blueGrey[900],
};
