import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';

const AxisPath = styled('path')(({ theme }) => ({
  fill: 'none',
  stroke: theme.palette.text.primary,
  shapeRendering: 'crispEdges',
  pointerEvents: 'none',
}));

// preview-start
function CartesianAxes() {
  const { left, top, width, height } = useDrawingArea();
  const xOrigin = useXScale<'linear'>()(0);
  const yOrigin = useYScale<'linear'>()(0);

  return <AxisPath d={`M ${left} ${yOrigin} h ${width} M ${xOrigin} ${top} v ${height}`} />;
}
// preview-end

const xValues = Array.from({ length: 41 }, (_, index) => (index - 20) / 4);

export default function OriginDemo() {
  return (
    <Box sx={{ width: '100%' }}>
      <ChartContainer
        title="Curve of x³ ÷ 12 − x"
        height={260}
        margin={10}
        series={[{ type: 'line', data: xValues.map((x) => x ** 3 / 12 - x) }]}
        xAxis={[{ data: xValues, min: -5, max: 5, position: 'none' }]}
        yAxis={[{ min: -6, max: 6, position: 'none' }]}
      >
        <CartesianAxes />
        <LinePlot />
      </ChartContainer>
    </Box>
  );
}
