import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import AddIcon from '@mui/icons-material/Add';
import {
  DataGridPro,
  type GridInitialState,
  useGridApiRef,
  GridToolbar,
} from '@mui/x-data-grid-pro';
import { columns, loans } from './loans';

interface View {
  name: string;
  state: GridInitialState;
}

const overdue: View = {
  name: 'Due first',
  state: {
    sorting: { sortModel: [{ field: 'due', sort: 'asc' }] },
    columns: { columnVisibilityModel: { copies: false, lent: false } },
  },
};

export default function RestoreStateApiRef() {
  const apiRef = useGridApiRef();
  const [views, setViews] = useState([overdue]);

  const save = () => {
    const state = apiRef.current?.exportState();
    if (state) {
      setViews([...views, { name: `View ${views.length + 1}`, state }]);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        {views.map((view) => (
          <Chip
            key={view.name}
            label={view.name}
            // preview-start
            onClick={() => apiRef.current?.restoreState(view.state)}
            // preview-end
            onDelete={() => setViews(views.filter((other) => other !== view))}
          />
        ))}
        <Button size="small" startIcon={<AddIcon />} onClick={save}>
          Save this view
        </Button>
      </Stack>
      <Box sx={{ height: 400 }}>
        <DataGridPro
          slotProps={{ main: { 'aria-label': 'Books' } }}
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          loading={loans.length === 0}
          slots={{ toolbar: GridToolbar }}
          pagination
        />
      </Box>
    </Box>
  );
}
