import { useState } from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import { ChoiceGroup } from './ChoiceGroup';
import { LabeledSlider } from './LabeledSlider';
import { minutes, pulse } from './pulse';

const controls = ['tickNumber', 'tickMinStep', 'tickMaxStep'] as const;

export default function TickNumber() {
  const [control, setControl] = useState<(typeof controls)[number]>('tickNumber');
  const [value, setValue] = useState(10);

  return (
    <Box sx={{ width: '100%' }}>
      <ChoiceGroup
        label="Property of both axes"
        options={controls}
        value={control}
        onChange={setControl}
      />
      <Box sx={{ maxWidth: 320, px: 1 }}>
        <LabeledSlider label={control} min={1} max={30} value={value} onChange={setValue} />
      </Box>
      <LineChart
        title="Pulse during a training ride"
        height={280}
        xAxis={[{ data: minutes, [control]: value }]}
        yAxis={[{ width: 40, [control]: value }]}
        series={[{ data: pulse, showMark: false }]}
      />
    </Box>
  );
}
