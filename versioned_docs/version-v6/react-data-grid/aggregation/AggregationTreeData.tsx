import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface File {
  path: string;
  size: number;
}

const files: File[] = [
  { path: 'reports/2025/annual.pdf', size: 5200 },
  { path: 'reports/2025/tables.xlsx', size: 830 },
  { path: 'reports/2026/january.pdf', size: 1900 },
  { path: 'reports/2026/february.pdf', size: 2100 },
  { path: 'photos/harbor.jpg', size: 4300 },
  { path: 'photos/mill.jpg', size: 3900 },
  { path: 'readme.txt', size: 4 },
];

const getTreeDataPath = (row: File) => row.path.split('/');
const getRowId = (row: File) => row.path;

const columns: GridColDef<File>[] = [
  {
    field: 'size',
    headerName: 'Size',
    type: 'number',
    width: 130,
    valueFormatter: ({ value }) => (value === null ? '' : `${value} kB`),
  },
  {
    field: 'kind',
    headerName: 'Kind',
    width: 110,
    valueGetter: ({ row, rowNode }) => (rowNode.type === 'leaf' ? row.path.split('.').at(-1) : ''),
  },
];

export default function AggregationTreeData() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Files"
        treeData
        rows={files}
        columns={columns}
        getRowId={getRowId}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'File', width: 220 }}
        defaultGroupingExpansionDepth={1}
        // preview-start
        initialState={{ aggregation: { model: { size: 'sum' } } }}
        // preview-end
      />
    </Box>
  );
}
