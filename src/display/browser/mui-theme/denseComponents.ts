import type { ThemeOptions } from '@mui/material/styles';

/** The compact density: smaller defaults for these components. A demo's own props override them. */
export const denseComponents: NonNullable<ThemeOptions['components']> = {
  MuiDataGrid: {
    defaultProps: { density: 'compact' },
    styleOverrides: {
      // Demos are as tall as their normal rows, so a grid with few rows would end in empty space. One
      // that fits its pages to its height needs that height. Material UI calls this for parts of the
      // grid, too, some of which have no `ownerState`.
      root: ({ ownerState }: { readonly ownerState?: { readonly autoPageSize?: boolean } }) =>
        ownerState?.autoPageSize ? {} : { height: 'auto', maxHeight: '100%' },
    },
  },
  MuiButton: { defaultProps: { size: 'small' } },
  MuiFilledInput: { defaultProps: { margin: 'dense' } },
  MuiFormControl: { defaultProps: { margin: 'dense' } },
  MuiFormHelperText: { defaultProps: { margin: 'dense' } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiInputBase: { defaultProps: { margin: 'dense' } },
  MuiInputLabel: { defaultProps: { margin: 'dense' } },
  MuiOutlinedInput: { defaultProps: { margin: 'dense' } },
  MuiFab: { defaultProps: { size: 'small' } },
  MuiListItem: { defaultProps: { dense: true } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { margin: 'dense' } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
