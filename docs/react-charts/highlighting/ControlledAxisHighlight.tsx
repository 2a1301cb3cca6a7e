import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { ChoiceGroup } from './ChoiceGroup';
import { sessions, stations } from './charging';

const charts = ['bar', 'line'] as const;

export default function ControlledAxisHighlight() {
  const [chart, setChart] = useState<(typeof charts)[number]>('bar');
  const [highlightedAxis, setHighlightedAxis] = useState<AxisItemIdentifier[]>([
    { axisId: 'station', dataIndex: 1 },
  ]);
  const index = highlightedAxis[0]?.dataIndex;
  const common = {
    height: 280,
    yAxis: [{ width: 40 }],
    series: sessions,
    highlightedAxis,
    onHighlightedAxisChange: setHighlightedAxis,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <ChoiceGroup label="Chart" options={charts} value={chart} onChange={setChart} />
        <Typography aria-live="polite">
          {index === undefined ? 'No station' : stations[index]}
        </Typography>
      </Stack>
      {chart === 'bar' ? (
        <BarChart
          {...common}
          title="Charging sessions by station"
          xAxis={[{ id: 'station', scaleType: 'band', data: stations }]}
        />
      ) : (
        <LineChart
          {...common}
          title="Charging sessions by station"
          xAxis={[{ id: 'station', scaleType: 'point', data: stations }]}
        />
      )}
    </Stack>
  );
}
