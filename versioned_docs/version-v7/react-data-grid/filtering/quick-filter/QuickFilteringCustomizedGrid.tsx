import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator, GridToolbar } from '@mui/x-data-grid';
import { columns, flats } from './flats';

const splitAtCommas = (text: string) =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '');

export default function QuickFilteringCustomizedGrid() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['old town', 'mill lane'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
        // preview-start
        slotProps={{
          main: { 'aria-label': 'Flats' },
          toolbar: {
            showQuickFilter: true,
            quickFilterProps: {
              quickFilterParser: splitAtCommas,
              quickFilterFormatter: (values) => values.join(', '),
              debounceMs: 200,
            },
          },
        }}
        // preview-end
      />
    </Box>
  );
}
