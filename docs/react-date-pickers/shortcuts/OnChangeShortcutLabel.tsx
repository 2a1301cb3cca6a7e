import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItemContext } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateValidationError, PickerChangeHandlerContext } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import { holidays } from './holidays';
import { shortcutsAbove } from './shortcutsAbove';

export default function OnChangeShortcutLabel() {
  const [value, setValue] = useState<Dayjs | null>(dayjs('2026-05-04'));
  const [shortcut, setShortcut] = useState<PickersShortcutsItemContext>();

  const handleChange = (
    newValue: Dayjs | null,
    context: PickerChangeHandlerContext<DateValidationError>,
  ) => {
    setValue(newValue);
    setShortcut(context.shortcut);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ maxWidth: '100%' }}>
        <Box sx={{ overflowX: 'auto' }}>
          <StaticDatePicker
            displayStaticWrapperAs="desktop"
            value={value}
            onChange={handleChange}
            slotProps={{
              shortcuts: { items: holidays },
              actionBar: { actions: [] },
              layout: shortcutsAbove,
            }}
          />
        </Box>
        <Typography variant="body2" role="status">
          Chosen with: {shortcut?.label ?? 'the calendar'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
