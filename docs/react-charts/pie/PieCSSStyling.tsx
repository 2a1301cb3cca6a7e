import { useTheme } from '@mui/material/styles';
import { rainbowSurgePalette } from '@mui/x-charts/colorPalettes';
import { PieChart, pieArcClasses, pieClasses } from '@mui/x-charts/PieChart';
import { freight } from './freight';

const lastYear = freight.map((item, index) => ({
  ...item,
  id: `${item.id}-before`,
  label: `${item.label}, last year`,
  value: [39, 36, 19, 6][index] ?? 0,
}));

export default function PieCSSStyling() {
  const theme = useTheme();
  const colors = rainbowSurgePalette(theme.palette.mode);

  return (
    <PieChart
      title="Freight by means of transport, this year and last year"
      width={240}
      height={240}
      hideLegend
      colors={colors}
      series={[
        { id: 'now', outerRadius: 74, data: freight },
        { id: 'before', innerRadius: 84, outerRadius: 114, data: lastYear },
      ]}
      // preview-start
      sx={{
        [`& .${pieClasses.series}[data-series="now"] .${pieArcClasses.root}`]: {
          strokeWidth: 3,
        },
        [`& .${pieClasses.series}[data-series="before"] .${pieArcClasses.root}`]: {
          fillOpacity: 0.35,
          stroke: theme.palette.text.primary,
          strokeDasharray: '3 3',
        },
      }}
      // preview-end
    />
  );
}
