import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Name = styled('text')(({ theme }) => ({
  ...theme.typography.caption,
  fill: theme.palette.text.secondary,
  textAnchor: 'middle',
  pointerEvents: 'none',
}));

export interface QuadrantNamesProps {
  /** In reading order. */
  names: [string, string, string, string];
}

/** A name at the top of each quarter of the drawing area. */
export function QuadrantNames({ names }: QuadrantNamesProps) {
  const { left, top, width, height } = useDrawingArea();
  return names.map((name, index) => (
    <Name
      key={name}
      x={left + width / 4 + (index % 2) * (width / 2)}
      y={top + 18 + Math.floor(index / 2) * (height / 2)}
    >
      {name}
    </Name>
  ));
}
