import Box from '@mui/material/Box';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LabelAboveBar } from './LabelAboveBar';

const stations = ['Nord', 'Hafen', 'Markt', 'Campus', 'West'];
const charged = [42, 57, 33, 68, 24];

export default function LabelsAboveBars() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <ChartContainer
        title="Energy charged at each station"
        xAxis={[{ id: 'station', scaleType: 'band', data: stations }]}
        yAxis={[{ id: 'energy', label: 'Energy (MWh)', width: 56 }]}
        series={[{ type: 'bar', id: 'charged', data: charged, label: 'Charged' }]}
      >
        {/* preview-start */}
        <BarPlot barLabel="value" slots={{ barLabel: LabelAboveBar }} />
        {/* preview-end */}
        <ChartsXAxis axisId="station" />
        <ChartsYAxis axisId="energy" />
      </ChartContainer>
    </Box>
  );
}
