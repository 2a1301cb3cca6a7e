/**
 * The `sx` of a toggle button group whose selected button is filled, so that its text stands out.
 */
export const filledToggle = {
  '& .MuiToggleButton-root.Mui-selected': {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark' },
  },
} as const;
