import { Tag } from '../shared/Tag';
import type { ShipState } from './ship';

const COLORS = {
  'In service': 'success.main',
  'In port': 'primary.main',
  'In the yard': 'warning.main',
} as const satisfies Record<ShipState, string>;

export function StateChip({ state }: { state: ShipState }) {
  return <Tag label={state} color={COLORS[state]} />;
}
