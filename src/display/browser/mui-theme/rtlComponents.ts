import type { ThemeOptions } from '@mui/material/styles';

/** Text takes its direction from its first letter instead of its parent. */
const OWN_DIRECTION = { unicodeBidi: 'plaintext' } as const;

/**
 * Legends are beside drawings that aren't mirrored, so they aren't mirrored either: their entries
 * keep the order of the bars, and `<70%` doesn't read as `70%>`. Only the position of the legend
 * follows the page: https://github.com/mui/mui-x/issues/16094
 */
const UNMIRRORED: object = { defaultProps: { dir: 'ltr' } };

/** The charts read these from the theme, but their types don't include them. */
const untypedLegends: object = {
  MuiPiecewiseColorLegend: UNMIRRORED,
  MuiContinuousColorLegend: UNMIRRORED,
};

/** What right-to-left needs in components that don't support it, in addition to mirrored styles. */
export const rtlComponents: NonNullable<ThemeOptions['components']> = {
  // Otherwise, "1–5 of 8" reads "of 8 5–1": https://github.com/mui/material-ui/issues/35169
  MuiTablePagination: {
    styleOverrides: { displayedRows: OWN_DIRECTION, selectLabel: OWN_DIRECTION },
  },
  // Keeps the full stop or ellipsis at the end of an English placeholder.
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': OWN_DIRECTION } } },
  MuiChartsLegend: UNMIRRORED,
  ...untypedLegends,
};
