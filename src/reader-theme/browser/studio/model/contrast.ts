import { createTheme, darken, lighten, type Theme } from '@mui/material/styles';
import { optionsFor, type ThemeDocument } from '@site/src/reader-theme/browser/document';
import { flattenColor, getContrastRatio, TEXT_CONTRAST } from '@site/src/base/shared/color';
import type { PaletteMode } from '@site/src/base/shared/tokens';
import { setAt } from './documentPath';

/** A text color on a background. */
export interface ContrastPair {
  /** What the pair is for. */
  readonly use: 'button' | 'text' | 'page' | 'surface';
  /** `#rrggbb`. */
  readonly foreground: string;
  /** `#rrggbb`. */
  readonly background: string;
  readonly ratio: number;
  /** Whether the theme has chosen it. Otherwise, both are Material UI's own colors. */
  readonly isOwn: boolean;
}

export const INTENTS = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
export type Intent = (typeof INTENTS)[number];

/** The theme of one mode of a valid document. */
export function themeFor(document: ThemeDocument, mode: PaletteMode): Theme {
  return createTheme(optionsFor(document, mode));
}

/** The color of a palette at a path such as `primary.main`. */
export function colorAt(theme: Theme, path: string): string | undefined {
  const value = path
    .split('.')
    .reduce<unknown>(
      (object, key) => (object as Record<string, unknown> | undefined)?.[key],
      theme.palette,
    );
  return typeof value === 'string' ? value : undefined;
}

/** Rounded down, so that 4.49 isn't shown as 4.5. */
function pair(use: ContrastPair['use'], text: string, behind: string): Omit<ContrastPair, 'isOwn'> {
  const background = flattenColor(behind);
  const foreground = flattenColor(text, background);
  const ratio = Math.floor(getContrastRatio(foreground, background) * 10) / 10;
  return { use, foreground, background, ratio };
}

/** Material UI's own theme of each mode. */
const PLAIN = { light: themeFor({}, 'light'), dark: themeFor({}, 'dark') };

/** The text pairs in which a color appears: those that readers of an application have to read. */
export function pairsOf(theme: Theme, path: string): readonly ContrastPair[] {
  const plain = pairsIn(PLAIN[theme.palette.mode], path);
  return pairsIn(theme, path).map((found, index) => ({
    ...found,
    isOwn:
      found.foreground !== plain[index]?.foreground || found.background !== plain[index].background,
  }));
}

function pairsIn({ palette }: Theme, path: string): readonly Omit<ContrastPair, 'isOwn'>[] {
  const intent = INTENTS.find((name) => path === `${name}.main`);
  if (intent) {
    const { main, contrastText } = palette[intent];
    return [pair('button', contrastText, main), pair('text', main, palette.background.paper)];
  }
  switch (path) {
    case 'background.default':
      return [pair('page', palette.text.primary, palette.background.default)];
    case 'background.paper':
      return [pair('surface', palette.text.primary, palette.background.paper)];
    case 'text.primary':
    case 'text.secondary': {
      const text = path === 'text.primary' ? palette.text.primary : palette.text.secondary;
      return [
        pair('page', text, palette.background.default),
        pair('surface', text, palette.background.paper),
      ];
    }
    default:
      return [];
  }
}

export function isReadable({ ratio }: ContrastPair): boolean {
  return ratio >= TEXT_CONTRAST;
}

/** The text pairs of these colors that are hard to read in a mode. */
export function unreadablePairs(
  document: ThemeDocument,
  mode: PaletteMode,
  paths: readonly string[],
): readonly ContrastPair[] {
  const theme = themeFor(document, mode);
  return paths.flatMap((path) => pairsOf(theme, path)).filter((pair) => !isReadable(pair));
}

/**
 * The nearest darker or lighter color with which all pairs of a color are readable.
 *
 * @returns `#rrggbb`, or `null` if there is none
 */
export function nearestReadable(
  document: ThemeDocument,
  mode: PaletteMode,
  path: string,
): string | null {
  const color = colorAt(themeFor(document, mode), path);
  if (color === undefined) {
    return null;
  }
  const candidates = Array.from({ length: 101 }, (_, step) =>
    [darken, lighten].map((change) => flattenColor(change(flattenColor(color), step / 100))),
  );
  const isReadableWith = (candidate: string) => {
    const changed = setAt(document, `colorSchemes.${mode}.palette.${path}`, candidate);
    return pairsOf(themeFor(changed, mode), path).every(isReadable);
  };
  return candidates.flat().find(isReadableWith) ?? null;
}
