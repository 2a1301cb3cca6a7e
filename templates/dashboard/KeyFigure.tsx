import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import DownIcon from '@mui/icons-material/SouthEastRounded';
import UpIcon from '@mui/icons-material/NorthEastRounded';
import { Sparkline } from './Sparkline';
import type { Day } from './data';
import { changeOf, format, total, type Measure } from './figures';

interface KeyFigureProps {
  measure: Measure;
  label: string;
  days: Day[];
  /** The days for comparison. */
  before: Day[];
}

/** A number, its recent values, and the change from the previous period. */
export function KeyFigure({ measure, label, days, before }: KeyFigureProps) {
  const change = changeOf(days, before, measure);
  const unit = measure === 'onTime' ? 'points' : '%';
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={label}
      sx={{ p: 2.5, height: '100%' }}
    >
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{label}</Typography>
      <Typography
        sx={{
          fontSize: 30,
          fontWeight: 650,
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <bdi>{format(total(days, measure), measure)}</bdi>
      </Typography>
      {change !== null && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.25,
            fontSize: 14,
            fontWeight: 600,
            color: change < 0 ? 'error.main' : 'success.main',
          }}
        >
          {change < 0 ? <DownIcon sx={{ fontSize: 16 }} /> : <UpIcon sx={{ fontSize: 16 }} />}
          <bdi>
            {Math.abs(change).toFixed(1)} {unit}
          </bdi>
        </Box>
      )}
      <Sparkline values={days.map((day) => day[measure])} />
    </Paper>
  );
}
