import Box from '@mui/material/Box';
import { DataGrid, GridLogicOperator } from '@mui/x-data-grid';
import { columns, flats } from './flats';

export default function QuickFilteringCustomizedGrid() {
  return (
    <Box sx={{ height: 422, width: '100%' }}>
      <DataGrid
        label="Flats"
        rows={flats}
        columns={columns}
        showToolbar
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
          toolbar: {
            quickFilterProps: {
              quickFilterParser: (text) =>
                text
                  .split(',')
                  .map((value) => value.trim())
                  .filter((value) => value !== ''),
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
