import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';
import { holidays } from './holidays';

type Importance = NonNullable<PickersShortcutsProps<Dayjs | null>['changeImportance']>;

export default function ChangeImportance() {
  const [changeImportance, setChangeImportance] = useState<Importance>('accept');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Importance of a shortcut"
          value={changeImportance}
          onChange={(_event, newImportance: Importance | null) => {
            if (newImportance !== null) {
              setChangeImportance(newImportance);
            }
          }}
        >
          <ToggleButton value="accept">accept</ToggleButton>
          <ToggleButton value="set">set</ToggleButton>
        </ToggleButtonGroup>
        <DatePicker
          label="Day off"
          defaultValue={dayjs('2026-05-04')}
          slotProps={{ shortcuts: { items: holidays, changeImportance } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
