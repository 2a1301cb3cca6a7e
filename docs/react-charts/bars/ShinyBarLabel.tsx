import { styled } from '@mui/material/styles';
import type { BarLabelProps } from '@mui/x-charts/BarChart';

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  fill: theme.palette.text.primary,
  dominantBaseline: 'central',
  pointerEvents: 'none',
}));

/** Writes the label inside of the bar, before its bright edge. */
export function ShinyBarLabel(props: BarLabelProps) {
  return (
    <Text
      x={props.x + props.width - 12}
      y={props.y + props.height / 2}
      textAnchor="end"
      direction="ltr"
    >
      {props.children}
    </Text>
  );
}
