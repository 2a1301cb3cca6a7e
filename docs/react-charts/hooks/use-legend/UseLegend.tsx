import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLegend, usePieSeries } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

// preview-start
function LegendWithValues() {
  const { items } = useLegend();
  const slices = usePieSeries().flatMap((series) => series.data);

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 150 }}>
      {items.map(({ id, itemId, label, color }) => (
        <Typography component="li" key={id} variant="body2" sx={{ display: 'flex', gap: 1 }}>
          <Box component="span" sx={{ width: 4, borderRadius: 1, bgcolor: color }} />
          <span style={{ flexGrow: 1 }}>{label}</span>
          <strong>{slices.find((slice) => slice.id === itemId)?.formattedValue}</strong>
        </Typography>
      ))}
    </Box>
  );
}
// preview-end

export default function UseLegend() {
  return (
    <PieChart
      title="Waste by kind"
      height={200}
      slots={{ legend: LegendWithValues }}
      series={[
        {
          innerRadius: 50,
          valueFormatter: ({ value }) => `${value} t`,
          data: [
            { id: 'paper', value: 184, label: 'Paper' },
            { id: 'glass', value: 97, label: 'Glass' },
            { id: 'organic', value: 151, label: 'Organic' },
            { id: 'residual', value: 68, label: 'Residual' },
          ],
        },
      ]}
    />
  );
}
