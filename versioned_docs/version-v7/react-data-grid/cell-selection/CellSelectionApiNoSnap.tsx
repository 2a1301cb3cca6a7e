import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

export default function CellSelectionApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const selectRange = () => {
    apiRef.current?.selectCellRange({ id: 2, field: 'jan' }, { id: 4, field: 'mar' });
    setAnswer("selectCellRange({ id: 2, field: 'jan' }, { id: 4, field: 'mar' })");
  };
  const clear = () => {
    apiRef.current?.setCellSelectionModel({});
    setAnswer('setCellSelectionModel({})');
  };
  const ask = () => {
    const cells = apiRef.current?.getSelectedCellsAsArray() ?? [];
    setAnswer(
      `getSelectedCellsAsArray() returned ${cells.length} cells: ${cells
        .slice(0, 4)
        .map(({ id, field }) => `${id}/${field}`)
        .join(', ')} …`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={selectRange}>
          Select a range
        </Button>
        <Button size="small" onClick={clear}>
          Clear
        </Button>
        <Button size="small" onClick={ask}>
          Which cells?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 430 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
          apiRef={apiRef}
          rows={parks}
          columns={columns}
          rowSelection={false}
          cellSelection
        />
      </Box>
    </Box>
  );
}
