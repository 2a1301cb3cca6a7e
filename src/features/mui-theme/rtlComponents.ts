import type { ThemeOptions } from '@mui/material/styles';

/** A text takes its direction from its first letter, not from its surroundings. */
const OWN_DIRECTION = { unicodeBidi: 'plaintext' } as const;

/**
 * Legends lie beside drawings that are not mirrored, so they are not either: their entries keep the
 * order of the bars, and `<70%` is not read as `70%>`. The legend alone follows the direction of the
 * page: https://github.com/mui/mui-x/issues/16094
 */
const UNMIRRORED: object = { defaultProps: { dir: 'ltr' } };

/** The charts read these from a theme, but leave them out of its types. */
const untypedLegends: object = {
  MuiPiecewiseColorLegend: UNMIRRORED,
  MuiContinuousColorLegend: UNMIRRORED,
};

/** What right to left needs, beyond mirrored styles, in components that do not do it themselves. */
export const rtlComponents: NonNullable<ThemeOptions['components']> = {
  // English "1–5 of 8" became "of 8 5–1": https://github.com/mui/material-ui/issues/35169
  MuiTablePagination: {
    styleOverrides: { displayedRows: OWN_DIRECTION, selectLabel: OWN_DIRECTION },
  },
  // The full stop or the dots at the end of an English placeholder stay there.
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': OWN_DIRECTION } } },
  MuiChartsLegend: UNMIRRORED,
  ...untypedLegends,
};
