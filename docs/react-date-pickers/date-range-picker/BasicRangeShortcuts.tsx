import Box from '@mui/material/Box';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import { shortcutsAbove } from './shortcutsAbove';

/** A fixed day keeps the example the same on every visit; use `dayjs()` in an application. */
const today = dayjs('2026-03-14');

// preview-start
const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  { label: 'This week', getValue: () => [today.startOf('week'), today.endOf('week')] },
  { label: 'Last 7 days', getValue: () => [today.subtract(6, 'day'), today] },
  { label: 'This month', getValue: () => [today.startOf('month'), today.endOf('month')] },
  { label: 'This year', getValue: () => [today.startOf('year'), today.endOf('year')] },
  { label: 'Reset', getValue: () => [null, null] },
];
// preview-end

export default function BasicRangeShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: '100%', overflowX: 'auto' }}>
        <StaticDateRangePicker
          displayStaticWrapperAs="desktop"
          calendars={1}
          defaultValue={[dayjs('2026-03-08'), dayjs('2026-03-14')]}
          slotProps={{
            shortcuts: { items },
            actionBar: { actions: [] },
            layout: shortcutsAbove,
          }}
        />
      </Box>
    </LocalizationProvider>
  );
}
