import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

type Orientation = 'portrait' | 'landscape';

const blocks = [
  { name: 'toolbar', color: '#2e7d32' },
  { name: 'shortcuts', color: '#b26a00' },
  { name: 'contentWrapper', color: '#1565c0' },
  { name: 'actionBar', color: '#6a1b9a' },
] as const;

const outlines = Object.fromEntries(
  blocks.map(({ name, color }) => [
    `& .${pickersLayoutClasses[name]}`,
    { outline: `2px solid ${color}`, outlineOffset: -3, borderRadius: 2 },
  ]),
);

export default function LayoutBlocks() {
  const [orientation, setOrientation] = useState<Orientation>('portrait');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Orientation"
          value={orientation}
          onChange={(_event, value: Orientation | null) => value && setOrientation(value)}
        >
          <ToggleButton value="portrait">portrait</ToggleButton>
          <ToggleButton value="landscape">landscape</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ zoom: { xs: 0.75, sm: 1 } }}>
          <StaticDatePicker
            orientation={orientation}
            defaultValue={dayjs('2026-03-14')}
            slotProps={{
              shortcuts: { items: [{ label: 'Pi Day', getValue: () => dayjs('2026-03-14') }] },
              layout: { sx: outlines },
            }}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, typography: 'body2' }}>
          {blocks.map(({ name, color }) => (
            <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: color }} />
              {name}
            </Box>
          ))}
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
