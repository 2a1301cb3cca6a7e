import RestaurantIcon from '@mui/icons-material/Restaurant';
import Box from '@mui/material/Box';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';
import type { Dayjs } from 'dayjs';

/** The default layout with a picture block of our own above the actions. */
export function TableLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, tabs, content, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot
      className={pickersLayoutClasses.root}
      ownerState={props}
      sx={{
        [`.${pickersLayoutClasses.actionBar}`]: { gridColumn: 1, gridRow: 2 },
        [`.${pickersLayoutClasses.toolbar}`]: { gridColumn: 2, gridRow: 1 },
      }}
    >
      {toolbar}
      {actionBar}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
        sx={{ gridColumn: 2, gridRow: 2 }}
      >
        {tabs}
        {content}
      </PickersLayoutContentWrapper>
      <Box
        sx={{
          gridColumn: 1,
          gridRow: 1,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          bgcolor: 'action.hover',
          color: 'primary.main',
        }}
      >
        <RestaurantIcon fontSize="large" />
      </Box>
    </PickersLayoutRoot>
  );
}
