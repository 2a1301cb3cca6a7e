import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

const values = [{ field: 'revenue', aggFunc: 'sum' }];

const reports: Record<string, GridPivotModel> = {
  'Countries by year': {
    rows: [{ field: 'country' }],
    columns: [{ field: 'date-year', sort: 'asc' }],
    values,
  },
  'Roasts by channel': {
    rows: [{ field: 'roast' }],
    columns: [{ field: 'channel', sort: 'asc' }],
    values,
  },
};

export default function GridPivotingControlled() {
  const [pivotActive, setPivotActive] = useState(true);
  const [pivotModel, setPivotModel] = useState(reports['Countries by year']);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <FormControlLabel
          label="Pivot"
          control={
            <Switch checked={pivotActive} onChange={(_, checked) => setPivotActive(checked)} />
          }
        />
        {Object.entries(reports).map(([name, model]) => (
          <Button key={name} variant="outlined" size="small" onClick={() => setPivotModel(model)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 458 }}>
        <DataGridPremium
          label="Orders of a roastery"
          rows={orders}
          columns={columns}
          // preview-start
          pivotActive={pivotActive}
          onPivotActiveChange={setPivotActive}
          pivotModel={pivotModel}
          onPivotModelChange={setPivotModel}
          // preview-end
          columnGroupHeaderHeight={36}
          showToolbar
          slotProps={{ toolbar: { showQuickFilter: false } }}
        />
      </Box>
    </Box>
  );
}
