import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { load } from './load';

const quarters = ['Night', 'Morning', 'Afternoon', 'Evening'];

// preview-start
function DayQuarters() {
  const { left, top, width, height } = useDrawingArea();
  const column = width / quarters.length;

  return quarters.map((name, index) => (
    <Quarter
      key={name}
      name={name}
      shaded={index % 2 === 0}
      rect={{ x: left + index * column, y: top, width: column, height }}
    />
  ));
}
// preview-end

interface QuarterProps {
  name: string;
  shaded: boolean;
  rect: { x: number; y: number; width: number; height: number };
}

function Quarter({ name, shaded, rect }: QuarterProps) {
  const { palette, typography } = useTheme();
  return (
    <g pointerEvents="none">
      {shaded && <rect {...rect} fill={palette.text.primary} fillOpacity={0.06} />}
      <text
        x={rect.x + rect.width / 2}
        y={rect.y + 16}
        textAnchor="middle"
        fill={palette.text.secondary}
        fontSize={typography.caption.fontSize}
      >
        {name}
      </text>
    </g>
  );
}

export default function UseDrawingArea() {
  return (
    <LineChart
      title="Electricity use of a town over one day"
      height={280}
      hideLegend
      dataset={load}
      xAxis={[{ dataKey: 'hour', min: 0, max: 24, label: 'Hour' }]}
      yAxis={[{ min: 0, max: 80, width: 48, label: 'Load (MW)' }]}
      series={[{ dataKey: 'megawatts', label: 'Load', showMark: false }]}
    >
      <DayQuarters />
    </LineChart>
  );
}
