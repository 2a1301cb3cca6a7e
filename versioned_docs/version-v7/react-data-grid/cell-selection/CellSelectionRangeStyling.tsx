import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, parks } from './parks';

// preview-start
function rangeBorder(theme: Theme) {
  const line = `2px solid ${theme.palette.secondary.main}`;
  return {
    [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: line },
    [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: line },
    [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: line },
    [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: line },
  };
}
// preview-end

const selected = { feb: true, mar: true, apr: true };

export default function CellSelectionRangeStyling() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
        rows={parks}
        columns={columns}
        rowSelection={false}
        cellSelection
        sx={rangeBorder}
        initialState={{ cellSelection: { 2: selected, 3: selected, 4: selected } }}
      />
    </Box>
  );
}
