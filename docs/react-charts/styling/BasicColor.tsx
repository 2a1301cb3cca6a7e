import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const colors = [
  { name: 'Blue', value: '#1e88e5' },
  { name: 'Teal', value: '#00897b' },
  { name: 'Amber', value: '#ef6c00' },
];

export default function BasicColor() {
  const [color, setColor] = useState('#1e88e5');

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      {/* preview-start */}
      <LineChart
        title="Visits by weekday"
        height={220}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ data: [31, 38, 35, 42, 47], color }]}
      />
      {/* preview-end */}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Series color"
        sx={{ alignSelf: 'center' }}
        value={color}
        onChange={(_, next: string | null) => setColor((current) => next ?? current)}
      >
        {colors.map(({ name, value }) => (
          <ToggleButton key={value} value={value}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Stack>
  );
}
