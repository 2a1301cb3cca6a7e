import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];

export default function MultipleAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      {/* preview-start */}
      <LineChart
        title="Power, price, and charge of a battery by hour"
        height={320}
        xAxis={[{ data: hours, label: 'Hour', min: 0, max: 24 }]}
        yAxis={[
          { id: 'power', position: 'left', label: 'Power (kW)', width: 64 },
          { id: 'price', position: 'left', label: 'Price (ct/kWh)', width: 56 },
          { id: 'charge', position: 'right', label: 'Charge (%)', width: 56, max: 100 },
        ]}
        series={[
          { yAxisId: 'power', label: 'Power', data: [0.4, 0.3, 1.2, 4.8, 3.9, 2.2, 0.5] },
          { yAxisId: 'price', label: 'Price', data: [21, 19, 31, 24, 27, 38, 23] },
          { yAxisId: 'charge', label: 'Charge', data: [38, 31, 27, 64, 92, 70, 41] },
        ]}
      />
      {/* preview-end */}
    </Box>
  );
}
