import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator, GridToolbar } from '@mui/x-data-grid-pro';
import { columns, flats } from './flats';

export default function CustomFilterPanelContent() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'rooms', operator: '>=', value: 3 },
                { id: 2, field: 'district', operator: 'is', value: 'Harbor' },
              ],
            },
          },
        }}
        // preview-start
        slotProps={{
          main: { 'aria-label': 'Flats' },
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            columnsSort: 'asc',
            filterFormProps: {
              logicOperatorInputProps: { sx: { display: 'none' } },
              columnInputProps: { sx: { width: 140 } },
              operatorInputProps: { sx: { width: 110 } },
              valueInputProps: { sx: { width: 140 } },
            },
            sx: { '& .MuiDataGrid-filterForm': { gap: 1, p: 1.5 } },
          },
        }}
        // preview-end
      />
    </Box>
  );
}
