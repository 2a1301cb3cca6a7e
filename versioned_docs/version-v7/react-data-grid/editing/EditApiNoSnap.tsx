import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, shifts } from './crew';

const cell = { id: 3, field: 'name' };

export default function EditApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const start = () => {
    apiRef.current?.startCellEditMode(cell);
    setAnswer("startCellEditMode({ id: 3, field: 'name' })");
  };
  const stop = () => {
    if (apiRef.current?.getCellMode(cell.id, cell.field) === 'edit') {
      apiRef.current.stopCellEditMode({ ...cell, ignoreModifications: true });
      setAnswer("stopCellEditMode({ id: 3, field: 'name', ignoreModifications: true })");
    } else {
      setAnswer('The cell is not being edited.');
    }
  };
  const ask = () => {
    setAnswer(`getCellMode(3, 'name') returned '${apiRef.current?.getCellMode(3, 'name')}'`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: 'wrap', mb: 1 }}
        // The grid stops editing at a click elsewhere. It must not see these.
        onMouseUp={(event) => event.stopPropagation()}
      >
        <Button size="small" onClick={start}>
          Edit a cell
        </Button>
        <Button size="small" onClick={stop}>
          Stop
        </Button>
        <Button size="small" onClick={ask}>
          Which mode?
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 434 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Crew' } }}
          apiRef={apiRef}
          rows={shifts}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
