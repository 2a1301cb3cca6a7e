import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

const Background = styled('rect')(({ theme }) => ({ fill: theme.palette.action.hover }));

// preview-start
function DrawingAreaBox() {
  const { left, top, width, height } = useDrawingArea();
  return <Background x={left} y={top} width={width} height={height} />;
}
// preview-end

const levels = [
  { hour: 0, level: 212 },
  { hour: 4, level: 219 },
  { hour: 8, level: 241 },
  { hour: 12, level: 263 },
  { hour: 16, level: 258 },
  { hour: 20, level: 236 },
  { hour: 24, level: 221 },
];

export default function BackgroundStyling() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartContainer
        title="Level of a river over one day"
        height={300}
        dataset={levels}
        xAxis={[{ dataKey: 'hour', label: 'Hour', min: 0, max: 24 }]}
        yAxis={[{ min: 200, max: 280, label: 'Level (cm)', width: 60 }]}
        series={[{ type: 'line', dataKey: 'level' }]}
      >
        <DrawingAreaBox />
        <ChartsGrid vertical horizontal />
        <LinePlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Box>
  );
}
