import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const AxisPath = styled('path')(({ theme }) => ({
  fill: 'none',
  stroke: theme.palette.text.primary,
  shapeRendering: 'crispEdges',
  pointerEvents: 'none',
}));

// preview-start
function CartesianAxes() {
  const { left, top, width, height } = useDrawingArea();
  const xOrigin = getValueToPositionMapper(useXScale())(0);
  const yOrigin = getValueToPositionMapper(useYScale())(0);

  return <AxisPath d={`M ${left} ${yOrigin} h ${width} M ${xOrigin} ${top} v ${height}`} />;
}
// preview-end

const xValues = Array.from({ length: 41 }, (_, index) => (index - 20) / 4);

export default function OriginDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <ResponsiveChartContainer
        height={260}
        margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
        series={[{ type: 'line', data: xValues.map((x) => x ** 3 / 12 - x) }]}
        xAxis={[{ data: xValues, min: -5, max: 5 }]}
        yAxis={[{ min: -6, max: 6 }]}
      >
        <CartesianAxes />
        <LinePlot />
      </ResponsiveChartContainer>
    </Box>
  );
}
