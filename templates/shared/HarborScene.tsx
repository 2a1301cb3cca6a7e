import { useId } from 'react';
import Box from '@mui/material/Box';

/**
 * Colors by time of day: upper sky, horizon, sun, hills, sea. Dark mode shows the same bay at
 * night.
 */
const HOURS = {
  dawn: ['#fbe3d0', '#fdf3e7', '#f08a5d', '#8fa9bf', '#5b7f9e', '#2f6f9f'],
  day: ['#cfe6fb', '#eef7ff', '#ffcf5c', '#93b5cf', '#5d8db3', '#1f78c1'],
  dusk: ['#c9c6e8', '#f7dccb', '#e8674a', '#8587b5', '#595f94', '#33508c'],
} as const;

const NIGHT = ['#101c2b', '#1b2f45', '#e9dfb8', '#2b435c', '#20364d', '#14395c'] as const;

export type Hour = keyof typeof HOURS;

export type View = 'bay' | 'ferry' | 'lighthouse';

/** The left edge of the ferry in the drawing. */
const ferryX = (ferryAt: number) => 40 + ferryAt * 420;

/** The part of the drawing in a view. */
function viewBoxOf(view: View, ferryAt: number): string {
  switch (view) {
    case 'ferry':
      return `${ferryX(ferryAt) - 60} 200 340 212`;
    case 'lighthouse':
      return '480 120 320 266';
    default:
      return '0 0 800 500';
  }
}

type Colors = (typeof HOURS)[Hour] | typeof NIGHT;

function toVariables([sky, horizon, sun, hill, rock, sea]: Colors): Record<string, string> {
  return {
    '--sky': sky,
    '--horizon': horizon,
    '--sun': sun,
    '--hill': hill,
    '--rock': rock,
    '--sea': sea,
  };
}

interface HarborSceneProps {
  /** The time of day in light mode. Default: `day`. */
  hour?: Hour;
  /** The position of the ferry, from 0 (left) to 1. Default: 0.3. */
  ferryAt?: number;
  /** The displayed part. Default: the whole `bay`. */
  view?: View;
  /** The text alternative. Without it, the picture is decorative. */
  label?: string;
}

/** A bay with a lighthouse and a ferry, in the colors of a time of day. It fills its container. */
export function HarborScene({
  hour = 'day',
  ferryAt = 0.3,
  view = 'bay',
  label,
}: HarborSceneProps) {
  const skyId = useId();
  return (
    <Box
      component="svg"
      viewBox={viewBoxOf(view, ferryAt)}
      preserveAspectRatio="xMidYMax slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      sx={[
        { display: 'block', width: '100%', height: '100%', ...toVariables(HOURS[hour]) },
        (theme) => theme.applyStyles('dark', toVariables(NIGHT)),
        // Ships sail in reading direction.
        (theme) => (theme.direction === 'rtl' ? { transform: 'scaleX(-1)' } : {}),
      ]}
    >
      <linearGradient id={skyId} x1="0" y1="0" x2="0" y2="0.68">
        <stop offset="0.25" stopColor="var(--sky)" />
        <stop offset="1" stopColor="var(--horizon)" />
      </linearGradient>
      <rect width="800" height="500" fill={`url(#${skyId})`} />
      <circle cx="560" cy="190" r="46" fill="var(--sun)" />
      <path d="M0 330 120 250l70 40 110-90 130 110 90-50 140 70 140-60v120H0z" fill="var(--hill)" />
      <path d="M560 345c40-44 92-66 132-64 42 2 76 30 108 44v60H548z" fill="var(--rock)" />
      <g fill="#fdfdfd">
        <path d="M676 190h28l8 96h-44z" />
        <path d="M672 226h36l2 24h-40z" fill="#d8574b" />
        <path d="M674 174h32v16h-32z" fill="var(--sun)" />
        <path d="m670 174 20-18 20 18z" fill="#d8574b" />
      </g>
      <rect y="340" width="800" height="160" fill="var(--sea)" />
      <g transform={`translate(${ferryX(ferryAt)} 306)`}>
        <path d="M62 0h92l14 26H48z" fill="#fdfdfd" />
        <path d="M70 8h12v9H70zm22 0h12v9H92zm22 0h12v9h-12zm22 0h12v9h-12z" fill="var(--rock)" />
        <path d="M104-24h22l4 24h-30z" fill="#d8574b" />
        <path d="M8 26h206l-20 34H34z" fill="#fdfdfd" />
        <path d="M22 44h182l-10 16H34z" fill="#d8574b" />
      </g>
      <g fill="none" stroke="#ffffff" strokeLinecap="round" strokeWidth="5" opacity="0.35">
        <path d="M-20 388c40 0 40 14 80 14s40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14" />
        <path d="M30 430c40 0 40 14 80 14s40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14" />
        <path d="M-40 472c40 0 40 14 80 14s40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14 40 14 80 14 40-14 80-14" />
      </g>
    </Box>
  );
}
