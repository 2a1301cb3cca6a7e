import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { LabeledSlider } from './LabeledSlider';
import { LayoutFrames } from './LayoutFrames';

const sides = ['left', 'right', 'top', 'bottom'] as const;

export default function Margin() {
  const [margin, setMargin] = useState({ left: 20, right: 20, top: 20, bottom: 20 });
  const [axisWidth, setAxisWidth] = useState(45);
  const [axisHeight, setAxisHeight] = useState(25);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', alignItems: { sm: 'center' } }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <BarChart
          title="Parcels by region"
          height={300}
          hideLegend
          margin={margin}
          xAxis={[{ data: ['North', 'East', 'South', 'West'], height: axisHeight }]}
          yAxis={[{ width: axisWidth }]}
          series={[{ data: [318, 274, 391, 226] }]}
        >
          <LayoutFrames />
        </BarChart>
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 200 }, boxSizing: 'border-box', px: 1 }}>
        {sides.map((side) => (
          <LabeledSlider
            key={side}
            label={`margin.${side}`}
            min={0}
            max={60}
            value={margin[side]}
            onChange={(value) => setMargin((previous) => ({ ...previous, [side]: value }))}
          />
        ))}
        <LabeledSlider
          label="yAxis.width"
          min={10}
          max={100}
          value={axisWidth}
          onChange={setAxisWidth}
        />
        <LabeledSlider
          label="xAxis.height"
          min={10}
          max={100}
          value={axisHeight}
          onChange={setAxisHeight}
        />
      </Box>
    </Stack>
  );
}
