import { useTheme } from '@mui/material/styles';
import { blueberryTwilightPalette } from '@mui/x-charts/colorPalettes';
import { PieChart } from '@mui/x-charts/PieChart';
import { freight } from './freight';

const lastYear = freight.map((item, index) => ({
  ...item,
  id: `${item.id}-before`,
  label: `${item.label}, last year`,
  value: [39, 36, 19, 6][index] ?? 0,
}));

export default function PieCSSStyling() {
  const theme = useTheme();
  const colors = blueberryTwilightPalette(theme.palette.mode);

  return (
    <PieChart
      width={240}
      height={240}
      margin={{ right: 5 }}
      slotProps={{ legend: { hidden: true } }}
      colors={colors}
      series={[
        { id: 'now', outerRadius: 74, data: freight },
        { id: 'before', innerRadius: 84, outerRadius: 114, data: lastYear },
      ]}
      // preview-start
      sx={{
        '& .MuiPieArc-series-now': {
          strokeWidth: 3,
        },
        '& .MuiPieArc-series-before': {
          fillOpacity: 0.35,
          stroke: theme.palette.text.primary,
          strokeDasharray: '3 3',
        },
      }}
      // preview-end
    />
  );
}
