import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import VerticalAlignBottomIcon from '@mui/icons-material/VerticalAlignBottom';
import VerticalAlignTopIcon from '@mui/icons-material/VerticalAlignTop';
import VerticalAlignCenterIcon from '@mui/icons-material/VerticalAlignCenter';
import {
  DataGridPro,
  GridActionsCellItem,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { columns as entryColumns, createEntries, type Entry } from './ledger';

const entries = createEntries(20);

type Place = 'top' | 'bottom';

export default function RowPinningWithActions() {
  const [places, setPlaces] = useState<Record<GridRowId, Place>>({ 2: 'top' });

  const rows = useMemo(() => entries.filter((entry) => !places[entry.id]), [places]);
  const pinnedRows = useMemo(
    () => ({
      top: entries.filter((entry) => places[entry.id] === 'top'),
      bottom: entries.filter((entry) => places[entry.id] === 'bottom'),
    }),
    [places],
  );

  const columns = useMemo<GridColDef<Entry>[]>(() => {
    const pin = (id: GridRowId, place: Place) => setPlaces((prev) => ({ ...prev, [id]: place }));
    const unpin = (id: GridRowId) =>
      setPlaces((prev) => {
        const next = { ...prev };
        delete next[id];
        return next;
      });
    return [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Pin',
        width: 90,
        getActions: ({ id, row }) =>
          places[id]
            ? [
                <GridActionsCellItem
                  key="unpin"
                  icon={<VerticalAlignCenterIcon />}
                  label={`Unpin ${row.account}`}
                  onClick={() => unpin(id)}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="top"
                  icon={<VerticalAlignTopIcon />}
                  label={`Pin ${row.account} to the top`}
                  onClick={() => pin(id, 'top')}
                />,
                <GridActionsCellItem
                  key="bottom"
                  icon={<VerticalAlignBottomIcon />}
                  label={`Pin ${row.account} to the bottom`}
                  onClick={() => pin(id, 'bottom')}
                />,
              ],
      },
      ...entryColumns,
    ];
  }, [places]);

  return (
    <Box sx={{ height: 420, width: '100%' }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Ledger' } }}
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </Box>
  );
}
