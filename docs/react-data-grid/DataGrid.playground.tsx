import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { PlaygroundDemoProps, PlaygroundOptions } from '@site/src/demos/browser/playground';
import { screenings, type Screening } from './screenings';

const columns: GridColDef<Screening>[] = [
  { field: 'film', headerName: 'Film', flex: 1, minWidth: 130 },
  { field: 'hall', headerName: 'Hall', width: 80 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
];

export const options: PlaygroundOptions = {
  imports: ["import { DataGrid, type GridColDef } from '@mui/x-data-grid';"],
  data: { screenings, 'columns: GridColDef[]': columns },
  around: '<div style={{ height: 400 }}>',
  given: ['rows={screenings}', 'columns={columns}'],
  controls: [
    'density',
    { name: 'rowHeight', min: 32, max: 100, step: 4 },
    { name: 'columnHeaderHeight', min: 32, max: 100, step: 4 },
    'checkboxSelection',
    'rowSelection',
    'loading',
    'showToolbar',
    'showCellVerticalBorder',
    'showColumnVerticalBorder',
    'disableColumnMenu',
    'disableColumnSorting',
    'hideFooter',
    'label',
  ],
  initial: { label: 'Screenings', checkboxSelection: true },
};

export default function DataGridPlayground({ values }: PlaygroundDemoProps) {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid rows={screenings} columns={columns} {...values} />
    </Box>
  );
}
