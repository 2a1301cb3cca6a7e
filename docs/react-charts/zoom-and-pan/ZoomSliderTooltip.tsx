import { useState } from 'react';
import Stack from '@mui/material/Stack';
import type { AxisValueFormatterContext } from '@mui/x-charts/models';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type { ZoomSliderShowTooltip } from '@mui/x-charts-pro/models';
import { ChoiceGroup } from './ChoiceGroup';
import { days, formatDay, tickets } from './stationData';

const options = ['hover', 'always', 'never'] as const satisfies readonly ZoomSliderShowTooltip[];

function formatDate(day: Date, context: AxisValueFormatterContext) {
  return context.location === 'zoom-slider-tooltip'
    ? day.toISOString().slice(0, 10)
    : formatDay(day);
}

export default function ZoomSliderTooltip() {
  const [showTooltip, setShowTooltip] = useState<(typeof options)[number]>('always');

  return (
    <Stack sx={{ width: '100%' }}>
      <ChoiceGroup
        label="showTooltip"
        options={options}
        value={showTooltip}
        onChange={setShowTooltip}
      />
      <BarChartPro
        title="Tickets by day"
        height={320}
        xAxis={[
          {
            id: 'day',
            scaleType: 'band',
            data: days,
            valueFormatter: formatDate,
            zoom: { slider: { enabled: true, showTooltip } },
          },
        ]}
        yAxis={[{ width: 40 }]}
        series={[{ data: tickets, label: 'Tickets' }]}
        initialZoom={[{ axisId: 'day', start: 30, end: 60 }]}
      />
    </Stack>
  );
}
