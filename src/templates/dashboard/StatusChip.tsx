import { Tag } from '../shared/Tag';
import type { SailingStatus } from './data';

const COLORS = {
  'On time': 'success.main',
  Boarding: 'primary.main',
  Delayed: 'warning.main',
  Cancelled: 'error.main',
} as const satisfies Record<SailingStatus, string>;

export function StatusChip({ status }: { status: SailingStatus }) {
  return <Tag label={status} color={COLORS[status]} />;
}
