import { Tag } from '../shared/Tag';
import type { SailingStatus } from './data';

const COLORS = {
  Arrived: 'text.disabled',
  'At sea': 'primary.main',
  Boarding: 'info.main',
  'On time': 'success.main',
  Delayed: 'warning.main',
  Canceled: 'error.main',
} as const satisfies Record<SailingStatus, string>;

export function StatusChip({ status }: { status: SailingStatus }) {
  return <Tag label={status} color={COLORS[status]} />;
}
