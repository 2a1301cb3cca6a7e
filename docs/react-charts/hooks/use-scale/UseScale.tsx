import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  getValueToPositionMapper,
  useLineSeries,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { guests } from './guests';

// preview-start
function Peaks() {
  const months = useXAxis().data ?? [];
  const xPosition = getValueToPositionMapper(useXScale<'band'>());
  const yPosition = getValueToPositionMapper(useYScale<'linear'>());

  return useLineSeries().map(({ id, data, color }) => {
    const highest = Math.max(...data.map((value) => value ?? 0));
    const x = xPosition(months[data.indexOf(highest)]);
    return <Callout key={id} x={x} y={yPosition(highest)} color={color} text={`${highest}`} />;
  });
}
// preview-end

interface CalloutProps {
  x: number;
  y: number;
  color: string;
  text: string;
}

function Callout({ x, y, color, text }: CalloutProps) {
  const { palette, typography } = useTheme();
  return (
    <g pointerEvents="none">
      <circle cx={x} cy={y} r={5} fill={palette.background.paper} stroke={color} strokeWidth={2} />
      <text
        x={x}
        y={y - 10}
        textAnchor="middle"
        fill={palette.text.primary}
        fontSize={typography.caption.fontSize}
      >
        {text}
      </text>
    </g>
  );
}

export default function UseScale() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <LineChart
        title="Guests per night in two regions, by month"
        dataset={guests}
        xAxis={[{ dataKey: 'month', scaleType: 'band', height: 28 }]}
        yAxis={[{ min: 0, max: 500, width: 40 }]}
        series={[
          { dataKey: 'lake', label: 'Lake', showMark: false },
          { dataKey: 'alpine', label: 'Alpine', showMark: false },
        ]}
      >
        <Peaks />
      </LineChart>
    </Box>
  );
}
