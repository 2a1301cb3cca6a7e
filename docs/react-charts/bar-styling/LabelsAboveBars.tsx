import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { interpolateObject } from '@mui/x-charts-vendor/d3-interpolate';
import { BarPlot, type BarLabelProps } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useAnimate } from '@mui/x-charts/hooks';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

const GAP = 6;

/** Stands above the end of a vertical bar and rises with it. */
function LabelAboveBar(props: BarLabelProps) {
  const { x, y, width, yOrigin, skipAnimation, children } = props;
  const center = x + width / 2;
  // preview-start
  const animated = useAnimate<{ x: number; y: number }, SVGTextElement>(
    { x: center, y: y - GAP },
    {
      initialProps: { x: center, y: yOrigin },
      createInterpolator: interpolateObject,
      transformProps: (position) => position,
      applyProps: (element, position) => {
        element.setAttribute('x', String(position.x));
        element.setAttribute('y', String(position.y));
      },
      skip: skipAnimation,
    },
  );

  return <Text {...animated}>{children}</Text>;
  // preview-end
}

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
        <BarPlot barLabel="value" slots={{ barLabel: LabelAboveBar }} />
        <ChartsXAxis axisId="station" />
        <ChartsYAxis axisId="energy" />
      </ChartContainer>
    </Box>
  );
}
