import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import HomeIcon from '@mui/icons-material/Home';
import {
  DataGridPro,
  gridExpandedRowCountSelector,
  gridExpandedSortedRowIdsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { columns, seatRows } from './seats';

export default function ScrollPlayground() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = useState({ rowIndex: 0, colIndex: 0 });

  const goTo = (rowIndex: number, colIndex: number) => {
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const visibleColumns = gridVisibleColumnDefinitionsSelector(apiRef);
    const rowCount = gridExpandedRowCountSelector(apiRef);
    const row = Math.min(Math.max(rowIndex, 0), rowCount - 1);
    const column = Math.min(Math.max(colIndex, 0), visibleColumns.length - 1);
    // preview-start
    apiRef.current?.scrollToIndexes({ rowIndex: row, colIndex: column });
    apiRef.current?.setCellFocus(ids[row], visibleColumns[column].field);
    // preview-end
    setCell({ rowIndex: row, colIndex: column });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" startIcon={<HomeIcon />} onClick={() => goTo(0, 0)}>
          First seat
        </Button>
        <Button size="small" onClick={() => goTo(cell.rowIndex + 10, cell.colIndex)}>
          10 rows down
        </Button>
        <Button size="small" onClick={() => goTo(cell.rowIndex, cell.colIndex + 5)}>
          5 seats on
        </Button>
        <Button size="small" onClick={() => goTo(59, 20)}>
          Last seat
        </Button>
      </Stack>
      <Box sx={{ height: 360 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Seats' } }}
          apiRef={apiRef}
          rows={seatRows}
          columns={columns}
          loading={seatRows.length === 0}
          hideFooter
          onCellClick={({ id, field }) =>
            setCell({
              rowIndex: gridExpandedSortedRowIdsSelector(apiRef).indexOf(id),
              colIndex: apiRef.current?.getColumnIndex(field) ?? 0,
            })
          }
        />
      </Box>
    </Box>
  );
}
