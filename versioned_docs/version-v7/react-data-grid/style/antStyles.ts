import type { Theme } from '@mui/material/styles';
import { gridClasses } from '@mui/x-data-grid';

/** Makes a grid look like a table of Ant Design. */
export function antStyles(theme: Theme) {
  const isDark = theme.palette.mode === 'dark';
  const line = isDark ? '#303030' : '#f0f0f0';
  return {
    border: 0,
    fontSize: 14,
    color: isDark ? 'rgb(255 255 255 / 0.85)' : 'rgb(0 0 0 / 0.85)',
    WebkitFontSmoothing: 'auto',
    '--DataGrid-containerBackground': isDark ? '#1d1d1d' : '#fafafa',
    [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 500 },
    [`& .${gridClasses.columnHeader}, & .${gridClasses.cell}`]: {
      borderInlineEnd: `1px solid ${line}`,
    },
    [`& .${gridClasses.iconSeparator}`]: { display: 'none' },
    '& .MuiCheckbox-root svg': {
      width: 16,
      height: 16,
      backgroundColor: 'transparent',
      border: `1px solid ${isDark ? '#434343' : '#d9d9d9'}`,
      borderRadius: '2px',
    },
    '& .MuiCheckbox-root svg path': { display: 'none' },
    '& .MuiCheckbox-root.Mui-checked:not(.MuiCheckbox-indeterminate) svg': {
      backgroundColor: '#1677ff',
      borderColor: '#1677ff',
    },
    '& .MuiCheckbox-root.Mui-checked .MuiIconButton-label:after': { display: 'none' },
    '& .MuiPaginationItem-root': { borderRadius: 0 },
  };
}
