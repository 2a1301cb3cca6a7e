import type { ReactNode } from 'react';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';

interface IconProps extends ChartsLabelCustomMarkProps {
  children: ReactNode;
}

function Icon({ className, color, children }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" className={className} fill="none" stroke={color} strokeWidth={2.5}>
      {children}
    </svg>
  );
}

export function PhoneMark(props: ChartsLabelCustomMarkProps) {
  return (
    <Icon {...props}>
      <rect x={6} y={2} width={12} height={20} rx={3} />
      <path d="M11 18h2" />
    </Icon>
  );
}

export function LaptopMark(props: ChartsLabelCustomMarkProps) {
  return (
    <Icon {...props}>
      <rect x={4} y={4} width={16} height={11} rx={2} />
      <path d="M1 20h22" />
    </Icon>
  );
}

export function TabletMark(props: ChartsLabelCustomMarkProps) {
  return (
    <Icon {...props}>
      <rect x={2} y={4} width={20} height={16} rx={3} />
      <path d="M18 11v2" />
    </Icon>
  );
}
