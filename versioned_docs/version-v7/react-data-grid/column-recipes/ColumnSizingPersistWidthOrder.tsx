import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  type GridColDef,
  gridColumnFieldsSelector,
  type GridColumnResizeParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { readStored, writeStored } from './columnStorage';
import { baseColumns, wells, type Well } from './wells';

const KEY = 'demo-wells-columns';

interface StoredColumns {
  widths: Record<string, number>;
  order: string[];
}

const EMPTY: StoredColumns = { widths: {}, order: [] };

/** The columns as they were left: in the stored order, with the stored widths. */
function restoreColumns(): GridColDef<Well>[] {
  const { widths, order } = readStored(KEY, EMPTY);
  const rank = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  return baseColumns
    .map((column) => ({ ...column, width: widths[column.field] ?? column.width }))
    .sort((a, b) => rank(a.field) - rank(b.field));
}

function PersistentGrid() {
  const apiRef = useGridApiRef();
  const [columns] = useState(restoreColumns);

  const saveWidth = ({ colDef, width }: GridColumnResizeParams) => {
    const stored = readStored(KEY, EMPTY);
    writeStored(KEY, { ...stored, widths: { ...stored.widths, [colDef.field]: width } });
  };
  const saveOrder = () => {
    const order = gridColumnFieldsSelector(apiRef);
    writeStored(KEY, { ...readStored(KEY, EMPTY), order });
  };

  return (
    <DataGridPro
      slotProps={{ main: { 'aria-label': 'Wells' } }}
      apiRef={apiRef}
      rows={wells}
      columns={columns}
      onColumnWidthChange={saveWidth}
      onColumnOrderChange={saveOrder}
    />
  );
}

export default function ColumnSizingPersistWidthOrder() {
  const [visit, setVisit] = useState(1);

  const reset = () => {
    writeStored(KEY, EMPTY);
    setVisit(visit + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" onClick={() => setVisit(visit + 1)}>
          Visit again
        </Button>
        <Button size="small" onClick={reset}>
          Forget
        </Button>
      </Stack>
      <Box sx={{ height: 434 }}>
        <PersistentGrid key={visit} />
      </Box>
    </Box>
  );
}
