import type { ThemeOptions } from '@mui/material/styles';
import type { Direction } from '@site/src/display/shared/displayPreferences';
import { denseComponents } from './denseComponents';

/** Theme options from the locale files of Material UI and MUI X. Later ones win. */
export type MuiLocale = readonly object[];

/** The display of a theme's components, independent of its look. */
export interface ThemeDisplay {
  /** Default: `ltr`. */
  readonly direction?: Direction;
  /** Default: false. */
  readonly dense?: boolean;
  /** Default: English. */
  readonly locale?: MuiLocale;
}

/**
 * Default props that apply a display. Menus, dialogs, and tooltips render at the end of the body,
 * where they would inherit the page's direction, so they get the theme's.
 */
export function displayComponents({ direction, dense }: ThemeDisplay): ThemeOptions['components'] {
  const dir = direction ?? 'ltr';
  return {
    ...(dense && denseComponents),
    MuiModal: { defaultProps: { dir } },
    MuiPopper: { defaultProps: { dir } },
    // The site's Content-Security-Policy forbids what grids would try in order to filter faster.
    MuiDataGrid: {
      ...(dense && denseComponents.MuiDataGrid),
      defaultProps: { ...(dense && denseComponents.MuiDataGrid?.defaultProps), disableEval: true },
    },
  };
}
