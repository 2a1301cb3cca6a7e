import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

interface ShapeProps extends ChartsLabelCustomMarkProps {
  d: string;
}

function Shape({ className, color, d }: ShapeProps) {
  return (
    <svg viewBox="0 0 14 14" className={className}>
      <path d={d} fill={color} />
    </svg>
  );
}

export function CircleMark(props: ChartsLabelCustomMarkProps) {
  return <Shape {...props} d="M7 2a5 5 0 1 0 0.01 0z" />;
}

export function SquareMark(props: ChartsLabelCustomMarkProps) {
  return <Shape {...props} d="M2.5 2.5h9v9h-9z" />;
}

export function TriangleMark(props: ChartsLabelCustomMarkProps) {
  return <Shape {...props} d="M7 1.5l6 10.5h-12z" />;
}
