import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Generated electricity by month, in GWh. */
const SOURCES = [
  {
    id: 'wind',
    label: 'Wind',
    color: '#4254fb',
    data: [46, 43, 40, 34, 31, 28, 26, 28, 35, 42, 48, 52],
  },
  {
    id: 'sun',
    label: 'Sun',
    color: '#ffb422',
    data: [8, 12, 19, 27, 34, 38, 39, 35, 26, 16, 9, 7],
  },
  {
    id: 'water',
    label: 'Water',
    color: '#0dbeff',
    data: [21, 22, 25, 28, 26, 22, 19, 17, 18, 20, 22, 23],
  },
];

const DONUT = 'year';

const shares = SOURCES.map(({ id, label, color, data }) => ({
  id,
  label,
  color,
  value: data.reduce((sum, value) => sum + value, 0),
}));
const total = shares.reduce((sum, { value }) => sum + value, 0);

/** Bars of each month, and a donut with the shares of the year. Hovering a source in one highlights it in the other. */
export default function ChartSample() {
  const [source, setSource] = useState<string | null>(null);
  const highlightBars = (item: HighlightItemData | null) =>
    setSource(item ? String(item.seriesId) : null);
  const highlightSlice = (item: HighlightItemData | null) =>
    setSource(item?.dataIndex === undefined ? null : (shares[item.dataIndex]?.id ?? null));
  const slice = shares.findIndex(({ id }) => id === source);
  const shown = shares[slice];
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
        alignItems: 'center',
        columnGap: 4,
        rowGap: 2,
        padding: 2,
      }}
    >
      <Stack
        component="ul"
        direction="row"
        spacing={3}
        sx={{ gridColumn: '1 / -1', justifyContent: 'center', m: 0, p: 0, listStyle: 'none' }}
      >
        {SOURCES.map(({ id, label, color }) => (
          <Stack component="li" key={id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Box sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: color }} />
            <Typography variant="caption" sx={{ fontWeight: 'fontWeightMedium' }}>
              {label}
            </Typography>
          </Stack>
        ))}
      </Stack>
      <BarChart
        height={340}
        borderRadius={4}
        grid={{ horizontal: true }}
        hideLegend
        margin={{ left: 0, right: 0, bottom: 0 }}
        xAxis={[{ data: MONTHS, scaleType: 'band', categoryGapRatio: 0.35 }]}
        yAxis={[{ width: 48, label: 'GWh', disableLine: true, disableTicks: true }]}
        series={SOURCES.map((series) => ({
          ...series,
          stack: 'energy',
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        highlightedItem={source === null ? null : { seriesId: source }}
        onHighlightChange={highlightBars}
      />
      <Box sx={{ display: { xs: 'none', sm: 'block' }, position: 'relative' }}>
        <PieChart
          width={220}
          height={220}
          hideLegend
          margin={4}
          series={[
            {
              id: DONUT,
              data: shares,
              innerRadius: '62%',
              arcLabel: ({ value }) => `${Math.round((100 * value) / total)}%`,
              paddingAngle: 2,
              cornerRadius: 4,
              highlightScope: { highlight: 'item', fade: 'global' },
              valueFormatter: ({ value }) => `${value} GWh`,
            },
          ]}
          highlightedItem={slice < 0 ? null : { seriesId: DONUT, dataIndex: slice }}
          onHighlightChange={highlightSlice}
          sx={{
            [`& .${pieArcLabelClasses.root}`]: { fill: '#0b1521', fontSize: 12, fontWeight: 600 },
            // The blue of the wind is the only dark color.
            [`& .${pieArcLabelClasses.root}:first-of-type`]: { fill: '#fff' },
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            textAlign: 'center',
            pointerEvents: 'none',
          }}
        >
          <Typography variant="h5" component="p">
            {(shown?.value ?? total).toLocaleString('en')}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {shown ? `GWh from ${shown.label.toLowerCase()}` : 'GWh in a year'}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
