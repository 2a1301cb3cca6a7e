import Chip from '@mui/material/Chip';
import { tint } from '../shared/tint';
import type { SailingStatus } from './data';

const COLORS = {
  'On time': 'success',
  Boarding: 'primary',
  Delayed: 'warning',
  Cancelled: 'error',
} as const satisfies Record<SailingStatus, string>;

export function StatusChip({ status }: { status: SailingStatus }) {
  return (
    <Chip
      size="small"
      label={status}
      sx={{
        color: `${COLORS[status]}.main`,
        bgcolor: tint('currentColor', 10),
        fontWeight: 600,
      }}
    />
  );
}
