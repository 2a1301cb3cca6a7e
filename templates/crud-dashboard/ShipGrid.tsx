import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { portName } from '../shared/ferries';
import { NoShips } from './NoShips';
import { KINDS, STATES, type Ship } from './ship';
import { StateChip } from './StateChip';

/** While ships load, and when there are none; otherwise the grid is as high as its rows. */
const EMPTY_HEIGHT = 400;

interface ShipGridProps {
  ships: Ship[];
  isLoading: boolean;
  isFleetEmpty: boolean;
  open: (route: string) => void;
  onDelete: (id: string) => void;
  onSample: () => void;
}

/** Enter on a cell opens its ship; the last column edits and deletes it. */
export function ShipGrid(props: ShipGridProps) {
  const { ships, isLoading, isFleetEmpty, open, onDelete, onSample } = props;
  const columns = useMemo<GridColDef<Ship>[]>(
    () => [
      {
        field: 'name',
        headerName: 'Name',
        flex: 1,
        minWidth: 130,
        renderCell: ({ row, tabIndex }) => (
          <Link href={`#/${row.id}`} tabIndex={tabIndex} sx={{ fontWeight: 600 }} underline="hover">
            {row.name}
          </Link>
        ),
      },
      {
        field: 'kind',
        headerName: 'Kind',
        type: 'singleSelect',
        valueOptions: [...KINDS],
        width: 110,
      },
      {
        field: 'port',
        headerName: 'Home port',
        width: 120,
        valueGetter: (port: string) => portName(port),
      },
      { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
      {
        field: 'inspection',
        headerName: 'Inspection',
        type: 'date',
        width: 125,
        valueGetter: (day: string) => new Date(`${day}T00:00:00`),
        valueFormatter: (day: Date) =>
          day.toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' }),
      },
      {
        field: 'state',
        headerName: 'State',
        type: 'singleSelect',
        valueOptions: [...STATES],
        width: 130,
        renderCell: ({ row }) => <StateChip state={row.state} />,
      },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 96,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="edit"
            icon={<EditIcon />}
            label={`Edit ${row.name}`}
            onClick={() => open(`${row.id}/edit`)}
          />,
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => onDelete(row.id)}
          />,
        ],
      },
    ],
    [open, onDelete],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        rows={ships}
        columns={columns}
        loading={isLoading}
        aria-label="Ships"
        showToolbar
        disableRowSelectionOnClick
        sx={{ '--DataGrid-overlayHeight': `${EMPTY_HEIGHT}px` }}
        pageSizeOptions={[10, 25, 50]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        onCellKeyDown={({ id, field }, event) => {
          if (event.key === 'Enter' && field !== 'actions') {
            open(String(id));
          }
        }}
        slots={{
          noRowsOverlay: () => (
            <NoShips isFleetEmpty={isFleetEmpty} onNew={() => open('new')} onSample={onSample} />
          ),
        }}
        slotProps={{ loadingOverlay: { variant: 'skeleton', noRowsVariant: 'skeleton' } }}
      />
    </Box>
  );
}
