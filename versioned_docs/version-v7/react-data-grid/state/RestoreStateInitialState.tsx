import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridInitialState,
  useGridApiRef,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { columns, loans } from './loans';

export default function RestoreStateInitialState() {
  const apiRef = useGridApiRef();
  const [copy, setCopy] = useState<{ version: number; state?: GridInitialState }>({ version: 0 });

  // preview-start
  const makeNewGrid = () =>
    setCopy(({ version }) => ({ version: version + 1, state: apiRef.current?.exportState() }));
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" sx={{ mb: 1 }} onClick={makeNewGrid}>
        New grid with the state of this one
      </Button>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          key={copy.version}
          slotProps={{
            main: {
              'aria-label': copy.version === 0 ? 'Books' : `Books, grid ${copy.version + 1}`,
            },
          }}
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          loading={loans.length === 0}
          slots={{ toolbar: GridToolbar }}
          initialState={copy.state}
        />
      </Box>
    </Box>
  );
}
