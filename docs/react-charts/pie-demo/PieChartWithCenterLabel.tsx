import { styled } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const freeRooms = 23;

const rooms = [
  { id: 'taken', value: 86, label: 'Taken', color: '#3949ab' },
  { id: 'reserved', value: 19, label: 'Reserved', color: '#9fa8da' },
  { id: 'free', value: freeRooms, label: 'Free', color: '#b0bec5' },
];

const CenterText = styled('text')(({ theme }) => ({
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontFamily: theme.typography.fontFamily,
}));

/** Two lines of text in the hole of a donut. */
// preview-start
function CenterLabel({ figure, caption }: { figure: string; caption: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      <tspan fontSize={32} fontWeight={600} dy="-0.2em">
        {figure}
      </tspan>
      <tspan x={left + width / 2} fontSize={13} dy="1.9em">
        {caption}
      </tspan>
    </CenterText>
  );
}
// preview-end

export default function PieChartWithCenterLabel() {
  return (
    <PieChart
      title="Rooms of a hotel by status"
      width={220}
      height={220}
      series={[{ data: rooms, innerRadius: '72%' }]}
    >
      <CenterLabel figure={String(freeRooms)} caption="rooms free" />
    </PieChart>
  );
}
