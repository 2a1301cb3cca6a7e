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
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <PieChart
        height={340}
        margin={{ top: 5, right: 5, bottom: 5, left: 5 }}
        slotProps={{ legend: { hidden: true } }}
        // preview-start
        series={[
          { id: 'rooms', data: rooms, outerRadius: '58%', ...shared },
          { id: 'appliances', data: appliances, innerRadius: '62%', ...shared },
        ]}
        sx={{
          '& .MuiPieArcLabel-series-rooms': {
            fill: '#fff',
            fontWeight: 600,
          },
          '& .MuiPieArcLabel-series-appliances': { fill: '#212121' },
          [`& .${pieArcLabelClasses.root}`]: { fontSize: 13 },
        }}
        // preview-end
      />
    </Box>
  );
}
