import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { SelectField } from './SelectField';
import { Toggle } from './Toggle';

const curves = ['step', 'stepBefore', 'stepAfter'] as const;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function ExpandingStep() {
  const [curve, setCurve] = useState<(typeof curves)[number]>('step');
  const [strictStepCurve, setStrictStepCurve] = useState(false);
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Stack sx={{ width: '100%' }} spacing={1}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <SelectField label="curve" options={curves} value={curve} onChange={setCurve} />
        <Toggle label="strictStepCurve" checked={strictStepCurve} onChange={setStrictStepCurve} />
        <Toggle label="connectNulls" checked={connectNulls} onChange={setConnectNulls} />
      </Stack>
      <Box sx={{ width: '100%', height: 300 }}>
        <ChartContainer
          title="Staff on duty and staff needed by weekday"
          skipAnimation
          xAxis={[{ id: 'day', scaleType: 'band', data: weekdays }]}
          yAxis={[{ id: 'staff', width: 36 }]}
          series={[
            { type: 'bar', data: [11, 12, 14, 13, 16, 9, 7], color: '#90caf9' },
            {
              type: 'line',
              data: [12, 12, 12, null, 15, 15, 8],
              color: '#d84315',
              curve,
              strictStepCurve,
              connectNulls,
            },
          ]}
        >
          <ChartsAxisHighlight x="band" />
          <BarPlot />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis axisId="day" />
          <ChartsYAxis axisId="staff" />
        </ChartContainer>
      </Box>
    </Stack>
  );
}
