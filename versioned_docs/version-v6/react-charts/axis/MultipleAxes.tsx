import Box from '@mui/material/Box';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];

export default function MultipleAxes() {
  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        margin={{ left: 105, right: 60, bottom: 60 }}
        height={340}
        xAxis={[{ data: hours, label: 'Hour', min: 0, max: 24 }]}
        yAxis={[
          { id: 'power', label: 'Power (kW)' },
          { id: 'price', label: 'Price (ct/kWh)' },
          { id: 'charge', label: 'Charge (%)', max: 100 },
        ]}
        // preview-start
        leftAxis="power"
        rightAxis="charge"
        series={[
          { yAxisKey: 'power', label: 'Power', data: [0.4, 0.3, 1.2, 4.8, 3.9, 2.2, 0.5] },
          { yAxisKey: 'price', label: 'Price', data: [21, 19, 31, 24, 27, 38, 23] },
          { yAxisKey: 'charge', label: 'Charge', data: [38, 31, 27, 64, 92, 70, 41] },
        ]}
      >
        <g transform="translate(-52 0)">
          <ChartsYAxis axisId="price" position="left" />
        </g>
        {/* preview-end */}
      </LineChart>
    </Box>
  );
}
