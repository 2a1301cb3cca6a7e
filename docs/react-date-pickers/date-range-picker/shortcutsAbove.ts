import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';

/** On phones, the shortcuts are above the calendar. */
export const shortcutsAbove = {
  sx: {
    [`& .${pickersLayoutClasses.shortcuts}`]: {
      gridColumn: { xs: '1 / 4', sm: 1 },
      gridRow: { xs: 1, sm: 2 },
      display: { xs: 'flex', sm: 'block' },
      flexWrap: 'wrap',
      maxWidth: 320,
      '& li': { width: { xs: 'auto', sm: '100%' }, px: { xs: 0.5, sm: 2 } },
    },
  },
};
