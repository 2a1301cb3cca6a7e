import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { chartsAxisHighlightClasses } from '@mui/x-charts/ChartsAxisHighlight';
import { areaElementClasses, lineElementClasses } from '@mui/x-charts/LineChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { downloads, totalDownloads, weeks } from './downloads';

const color = '#4254fb';

const settings: SparkLineChartProps = {
  data: downloads,
  baseline: 'min',
  margin: { bottom: 0, top: 5, left: 4, right: 0 },
  xAxis: { id: 'week', data: weeks },
  yAxis: { domainLimit: (_, max) => ({ min: 0, max }) },
  sx: {
    [`& .${areaElementClasses.root}`]: { opacity: 0.2 },
    [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
    [`& .${chartsAxisHighlightClasses.root}`]: {
      stroke: 'currentColor',
      strokeDasharray: 'none',
      strokeWidth: 2,
    },
  },
  slotProps: { lineHighlight: { r: 4 } },
  axisHighlight: { x: 'line' },
};

export default function NpmSparkLine() {
  const [week, setWeek] = useState<number | null>(null);

  return (
    <Box
      role="group"
      aria-label="Weekly downloads"
      onKeyDown={(event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setWeek((previous) =>
          Math.min(downloads.length - 1, Math.max(0, (previous ?? downloads.length - 1) + step)),
        );
      }}
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {week === null ? 'Weekly downloads' : weeks[week]}
      </Typography>
      <Stack
        direction="row"
        sx={{ justifyContent: 'space-between', borderBottom: 2, borderColor: color }}
      >
        <Typography variant="h6" component="div" aria-live="polite">
          {(week === null ? totalDownloads : (downloads[week] ?? 0)).toLocaleString('en')}
        </Typography>
        <Box sx={{ width: 200 }}>
          <SparkLineChart
            aria-label="Weekly downloads over one year"
            height={44}
            area
            showHighlight
            color={color}
            onHighlightedAxisChange={(items) => setWeek(items[0]?.dataIndex ?? null)}
            highlightedAxis={week === null ? [] : [{ axisId: 'week', dataIndex: week }]}
            {...settings}
          />
        </Box>
      </Stack>
    </Box>
  );
}
