import type { SVGProps } from 'react';

interface LoadCellProps extends Omit<SVGProps<SVGGElement>, 'x' | 'y' | 'width' | 'height'> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number; isFaded: boolean; isHighlighted: boolean };
}

/** A rounded cell with its value. Events of the chart arrive in the remaining props. */
export function LoadCell({ x, y, width, height, ownerState, ...other }: LoadCellProps) {
  const { color, value } = ownerState;
  const radius = Math.min(width, height) * 0.2;

  return (
    <g transform={`translate(${x} ${y})`} {...other} fill={color} pointerEvents="none">
      <rect
        x={2}
        y={2}
        width={Math.max(0, width - 4)}
        height={Math.max(0, height - 4)}
        rx={radius}
        fill={color}
        pointerEvents="all"
      />
      <text
        x={width / 2}
        y={height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={12}
        fill={value > 75 ? '#fff' : '#10243e'}
        fontFamily="inherit"
      >
        {value}
      </text>
    </g>
  );
}
