import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef, type GridRowId } from '@mui/x-data-grid-pro';
import { columns as entryColumns, createEntries, type Entry } from './ledger';

const entries = createEntries(20);

export default function RowPinningWithActions() {
  const [pinnedIds, setPinnedIds] = useState<GridRowId[]>([2]);

  // preview-start
  // A row is in one of the two lists, never in both.
  const rows = useMemo(() => entries.filter(({ id }) => !pinnedIds.includes(id)), [pinnedIds]);
  const pinnedRows = useMemo(
    () => ({ top: entries.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );
  // preview-end

  const columns = useMemo<GridColDef<Entry>[]>(() => {
    const toggle = (id: GridRowId) =>
      setPinnedIds((prev) =>
        prev.includes(id) ? prev.filter((other) => other !== id) : [...prev, id],
      );
    return [
      {
        field: 'pin',
        headerName: 'Pin',
        width: 100,
        sortable: false,
        filterable: false,
        renderCell: ({ id, row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`${pinnedIds.includes(id) ? 'Unpin' : 'Pin'} ${row.account}`}
            onClick={() => toggle(id)}
          >
            {pinnedIds.includes(id) ? 'Unpin' : 'Pin'}
          </Button>
        ),
      },
      ...entryColumns,
    ];
  }, [pinnedIds]);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro aria-label="Ledger" rows={rows} columns={columns} pinnedRows={pinnedRows} />
    </Box>
  );
}
