import IconButton from '@mui/material/IconButton';
import LinkIcon from '@mui/icons-material/Link';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { columnFunctions, type ColumnFunction } from './columnFunctions';

const columns: GridColDef<ColumnFunction>[] = [
  { field: 'id', headerName: 'Property', width: 170 },
  { field: 'before', headerName: 'Parameters in v6', width: 140 },
  { field: 'after', headerName: 'Parameters since v7', width: 220 },
  { field: 'use', headerName: 'For', width: 100 },
  {
    field: 'href',
    headerName: 'API',
    width: 70,
    sortable: false,
    display: 'flex',
    renderCell: ({ row, tabIndex }) => (
      <IconButton size="small" href={row.href} tabIndex={tabIndex} aria-label={`API of ${row.id}`}>
        <LinkIcon fontSize="small" />
      </IconButton>
    ),
  },
];

export default function ColDefChangesGridNoSnap() {
  // preview-start
  return (
    <DataGridPremium
      label="Functions of a column"
      rows={columnFunctions}
      columns={columns}
      initialState={{ pinnedColumns: { left: ['id'] } }}
      disableColumnMenu
      hideFooter
    />
  );
  // preview-end
}
