import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { DataGrid, GridActionsCellItem, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { initialStaff, wards, type Nurse } from './staff';

export default function ColumnTypesGrid() {
  const [rows, setRows] = useState(initialStaff);

  const columns = useMemo<GridColDef<Nurse>[]>(() => {
    const remove = (id: GridRowId) => setRows((prev) => prev.filter((row) => row.id !== id));
    const toggleOnCall = (id: GridRowId) =>
      setRows((prev) => prev.map((row) => (row.id === id ? { ...row, onCall: !row.onCall } : row)));
    const duplicate = (id: GridRowId) =>
      setRows((prev) => {
        const source = prev.find((row) => row.id === id);
        const nextId = Math.max(...prev.map((row) => row.id)) + 1;
        return source ? [...prev, { ...source, id: nextId }] : prev;
      });

    return [
      { field: 'name', headerName: 'Name', type: 'string', width: 150 },
      { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
      { field: 'birthday', headerName: 'Birthday', type: 'date', width: 110 },
      { field: 'lastShift', headerName: 'Last shift', type: 'dateTime', width: 190 },
      { field: 'onCall', headerName: 'On call', type: 'boolean', width: 90 },
      {
        field: 'ward',
        headerName: 'Ward',
        type: 'singleSelect',
        width: 120,
        valueOptions: wards,
        editable: true,
      },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 90,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Remove ${row.name}`}
            onClick={() => remove(id)}
          />,
          <GridActionsCellItem
            key="on-call"
            icon={<NotificationsIcon />}
            label="Switch on call"
            onClick={() => toggleOnCall(id)}
            showInMenu
          />,
          <GridActionsCellItem
            key="duplicate"
            icon={<ContentCopyIcon />}
            label="Duplicate"
            onClick={() => duplicate(id)}
            showInMenu
          />,
        ],
      },
    ];
  }, []);

  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Ward staff' } }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
