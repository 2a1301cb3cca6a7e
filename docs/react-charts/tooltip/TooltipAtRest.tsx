import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import {
  ChartsTooltipCell,
  ChartsTooltipPaper,
  ChartsTooltipRow,
  ChartsTooltipTable,
} from '@mui/x-charts/ChartsTooltip';
import { beds, formatBeds, wards } from './wards';

const SHOWN = 1;

const series = [
  { label: 'Taken', data: beds.taken, color: '#4254FB' },
  { label: 'Free', data: beds.free, color: '#FFB422' },
];

/** What the tooltip of the chart contains, drawn beside its bar to be seen without a pointer. */
function Picture() {
  return (
    <Box
      sx={{
        position: 'absolute',
        top: 56,
        insetInlineStart: '50%',
        whiteSpace: 'nowrap',
        pointerEvents: 'none',
      }}
    >
      <ChartsTooltipPaper>
        <ChartsTooltipTable>
          <caption>{wards[SHOWN]}</caption>
          <tbody>
            {series.map(({ label, data, color }) => (
              <ChartsTooltipRow key={label}>
                <ChartsTooltipCell component="th">
                  <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                    <ChartsLabelMark type="square" color={color} />
                    <span>{label}</span>
                  </Stack>
                </ChartsTooltipCell>
                <ChartsTooltipCell component="td">{formatBeds(data[SHOWN])}</ChartsTooltipCell>
              </ChartsTooltipRow>
            ))}
          </tbody>
        </ChartsTooltipTable>
      </ChartsTooltipPaper>
    </Box>
  );
}

export default function TooltipAtRest() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: '100%',
        // The chart's own tooltip takes the place of the picture.
        '&:hover > :last-child': { display: 'none' },
      }}
    >
      {/* preview-start */}
      <BarChart
        title="Taken and free beds by ward"
        height={260}
        xAxis={[{ data: wards }]}
        yAxis={[{ width: 28 }]}
        series={series.map((one) => ({ ...one, stack: 'beds', valueFormatter: formatBeds }))}
      />
      {/* preview-end */}
      <Picture />
    </Box>
  );
}
