import Chip from '@mui/material/Chip';
import { tint } from '../shared/tint';
import type { ShipState } from './ship';

const COLORS = {
  'In service': 'success.main',
  'In port': 'primary.main',
  'In the yard': 'warning.main',
} as const satisfies Record<ShipState, string>;

export function StateChip({ state }: { state: ShipState }) {
  return (
    <Chip
      size="small"
      label={state}
      sx={{ color: COLORS[state], bgcolor: tint('currentColor', 10), fontWeight: 600 }}
    />
  );
}
