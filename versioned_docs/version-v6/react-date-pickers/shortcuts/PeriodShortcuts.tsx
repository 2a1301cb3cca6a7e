import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { DateRange } from '@mui/x-date-pickers-pro';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import type { Dayjs } from 'dayjs';

/** Shortcuts in a row above the calendars instead of a column beside them. */
export function PeriodShortcuts(props: PickersShortcutsProps<DateRange<Dayjs>>) {
  const { items = [], changeImportance = 'accept', isValid, onChange } = props;

  return (
    <Box sx={{ gridRow: 1, gridColumn: '2 / 4' }}>
      <List dense sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 3, py: 2 }}>
        {items.map((item) => {
          const range = item.getValue({ isValid });
          return (
            <ListItem key={item.label} disablePadding sx={{ width: 'auto' }}>
              <Chip
                label={item.label}
                disabled={!isValid(range)}
                onClick={() => onChange(range, changeImportance, item)}
              />
            </ListItem>
          );
        })}
      </List>
      <Divider />
    </Box>
  );
}
