import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Message = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

const Frame = styled('rect')(({ theme }) => ({
  fill: theme.palette.action.hover,
  stroke: theme.palette.divider,
  strokeDasharray: '4 4',
}));

/** Says what is missing and what the reader can do. */
export function EmptyOverlay() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <g>
      <Frame x={left} y={top} width={width} height={height} rx={8} />
      <Message x={left + width / 2} y={top + height / 2}>
        Choose a week
      </Message>
    </g>
  );
}
