import Box from '@mui/material/Box';
import {
  gridFilteredSortedRowEntriesSelector,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { euros, type Shipment } from './shipments';

/** The footer: totals of the rows that the filters leave. They follow edits. */
export function ShipmentTotals() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const rows = entries.map(({ model }) => model as Shipment);
  const sum = (pick: (row: Shipment) => number) =>
    rows.reduce((total, row) => total + pick(row), 0);
  const average = rows.length > 0 ? Math.round(sum((row) => row.loaded) / rows.length) : 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0 24px',
        alignItems: 'center',
        minHeight: 46,
        px: 2,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ flex: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        <bdi>{`${rows.length} shipments${selected > 0 ? `, ${selected} selected` : ''}`}</bdi>
      </Box>
      <Total label="Average load" value={`${average}%`} isWide />
      <Total label="Total" value={euros.format(sum((row) => row.value))} />
    </Box>
  );
}

interface TotalProps {
  readonly label: string;
  readonly value: string;
  /** Whether a phone has no space for it. */
  readonly isWide?: boolean;
}

function Total({ label, value, isWide = false }: TotalProps) {
  return (
    <Box
      component="span"
      sx={{ display: isWide ? { xs: 'none', sm: 'inline' } : 'inline', color: 'text.secondary' }}
    >
      <bdi>{label}</bdi>{' '}
      <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {value}
      </Box>
    </Box>
  );
}
