import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChoiceGroup } from './ChoiceGroup';
import { RatioSlider } from './RatioSlider';

const layouts = ['vertical', 'horizontal'] as const;
const quarters = [{ scaleType: 'band' as const, data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const amounts = [{ width: 40 }];

export default function BorderRadius() {
  const [layout, setLayout] = useState<(typeof layouts)[number]>('vertical');
  const [radius, setRadius] = useState(10);
  const isVertical = layout === 'vertical';

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 4 }} sx={{ px: 1 }}>
        <ChoiceGroup label="layout" options={layouts} value={layout} onChange={setLayout} />
        <RatioSlider
          label="borderRadius (px)"
          min={0}
          max={30}
          step={1}
          value={radius}
          onChange={setRadius}
        />
      </Stack>
      <BarChart
        key={layout}
        title="Results by quarter"
        height={300}
        layout={layout}
        borderRadius={radius}
        xAxis={isVertical ? quarters : undefined}
        yAxis={isVertical ? amounts : quarters}
        series={[
          { data: [14, -6, 9, 12], label: 'Ticket sales', stack: 'result' },
          { data: [6, -4, 7, 5], label: 'Snacks', stack: 'result' },
          { data: [8, 5, -7, 11], label: 'Advertising' },
        ]}
      />
    </Stack>
  );
}
