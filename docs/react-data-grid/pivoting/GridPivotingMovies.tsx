import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, films } from './films';

const pivotModel: GridPivotModel = {
  rows: [{ field: 'genre' }],
  columns: [
    { field: 'company', sort: 'asc' },
    { field: 'year', sort: 'asc' },
  ],
  values: [
    { field: 'gross', aggFunc: 'sum' },
    { field: 'visitors', aggFunc: 'sum' },
  ],
};

// preview-start
const stickyGroups = {
  [`& .${gridClasses['columnHeader--filledGroup']}`]: {
    [`& .${gridClasses.columnHeaderDraggableContainer}, & .${gridClasses.columnHeaderTitleContainer}`]:
      { overflow: 'visible' },
    [`& .${gridClasses.columnHeaderTitleContainerContent}`]: {
      position: 'sticky',
      insetInlineStart: 10,
    },
  },
};
// preview-end

export default function GridPivotingMovies() {
  return (
    <Box sx={{ height: 508, width: '100%' }}>
      <DataGridPremium
        label="Films by company and year"
        rows={films}
        columns={columns}
        initialState={{ pivoting: { enabled: true, model: pivotModel } }}
        columnGroupHeaderHeight={36}
        sx={stickyGroups}
        showToolbar
        slotProps={{ toolbar: { showQuickFilter: false } }}
      />
    </Box>
  );
}
