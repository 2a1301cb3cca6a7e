import Box from '@mui/material/Box';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { appliances, rooms } from './household';

const shared = {
  arcLabel: 'label',
  valueFormatter: ({ value }: { value: number }) => `${value} kWh`,
  highlightScope: { highlight: 'item', fade: 'global' },
} as const;

export default function TwoLevelPieChart() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <PieChart
        title="Electricity of a household by room and appliance"
        height={340}
        hideLegend
        // preview-start
        series={[
          { id: 'rooms', data: rooms, outerRadius: '58%', ...shared },
          { id: 'appliances', data: appliances, innerRadius: '62%', ...shared },
        ]}
        sx={{
          [`& [data-series="rooms"] .${pieArcLabelClasses.root}`]: {
            fill: '#fff',
            fontWeight: 600,
          },
          [`& [data-series="appliances"] .${pieArcLabelClasses.root}`]: { fill: '#212121' },
          [`& .${pieArcLabelClasses.root}`]: { fontSize: 13 },
        }}
        // preview-end
      />
    </Box>
  );
}
