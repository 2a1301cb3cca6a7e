import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { series, xAxis, yAxis } from './frame';

const Outline = styled('path')(({ theme }) => ({
  fill: 'none',
  stroke: theme.palette.text.primary,
  strokeDasharray: '4 3',
  shapeRendering: 'crispEdges',
  pointerEvents: 'none',
}));

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
}));

// preview-start
function DrawingAreaBox() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <Outline d={`M ${left} ${top} h ${width} v ${height} h ${-width} Z`} />
      <Text x={left + width / 2} y={top + 24}>
        {`${Math.round(width)} × ${Math.round(height)} px`}
      </Text>
    </g>
  );
}
// preview-end

export default function BasicScaleDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartContainer
        title="Level of a river over one day"
        height={260}
        series={series}
        xAxis={xAxis}
        yAxis={yAxis}
      >
        <LinePlot />
        <DrawingAreaBox />
      </ChartContainer>
    </Box>
  );
}
