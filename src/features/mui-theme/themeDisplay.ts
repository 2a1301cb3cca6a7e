import type { ThemeOptions } from '@mui/material/styles';
import type { Direction } from '@site/src/shared/displayPreferences';
import { denseComponents } from './denseComponents';

/** Parts of a theme from Material UI's and MUI X's locale files. Later ones win. */
export type MuiLocale = readonly object[];

/** How a theme's components are shown, whatever they look like. */
export interface ThemeDisplay {
  /** Default `ltr`. */
  readonly direction?: Direction;
  /** Default false. */
  readonly dense?: boolean;
  /** Default: English. */
  readonly locale?: MuiLocale;
}

/**
 * Default props that make a display hold. Menus, dialogs and tooltips are rendered at the end of
 * the body, where they would read in the page's direction: they carry the theme's own.
 */
export function displayComponents({ direction, dense }: ThemeDisplay): ThemeOptions['components'] {
  const dir = direction ?? 'ltr';
  return {
    ...(dense && denseComponents),
    MuiModal: { defaultProps: { dir } },
    MuiPopper: { defaultProps: { dir } },
  };
}
