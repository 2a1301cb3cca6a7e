import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type GridRowSelectionPropagation,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { columns, films } from './films';

export default function RowGroupingPropagateSelection() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['company'] } },
  });
  const [propagation, setPropagation] = useState<GridRowSelectionPropagation>({
    parents: true,
    descendants: true,
  });

  return (
    <Box sx={{ width: '100%' }}>
      {(['parents', 'descendants'] as const).map((key) => (
        <FormControlLabel
          key={key}
          label={`To ${key}`}
          control={
            <Switch
              checked={Boolean(propagation[key])}
              onChange={(_, checked) => setPropagation({ ...propagation, [key]: checked })}
            />
          }
        />
      ))}
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Films' } }}
          apiRef={apiRef}
          rows={films}
          columns={columns}
          checkboxSelection
          rowSelectionPropagation={propagation}
          defaultGroupingExpansionDepth={1}
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
