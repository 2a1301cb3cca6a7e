import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import CancelIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
  type GridEventListener,
  GridRowEditStopReasons,
  type GridRowId,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { AddToolbar } from './AddToolbar';
import { columns as shiftColumns, roles, shifts, type Shift } from './crew';

export default function FullFeaturedCrudGrid() {
  const [rows, setRows] = useState(shifts);
  const [modes, setModes] = useState<GridRowModesModel>({});

  const add = () => {
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const draft = { id, name: '', age: 18, role: roles[0], starts: new Date(2026, 2, 20) };
    setRows((prev) => [...prev, { ...draft, isNew: true }]);
    setModes((prev) => ({ ...prev, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' } }));
  };

  // Leaving the row must not save it: that is what the button is for.
  const keepEditing: GridEventListener<'rowEditStop'> = (params, event) => {
    if (params.reason === GridRowEditStopReasons.rowFocusOut) {
      event.defaultMuiPrevented = true;
    }
  };

  const save = (changed: Shift) => {
    const saved = { ...changed, isNew: false };
    setRows((prev) => prev.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };

  const columns = useMemo<GridColDef<Shift>[]>(() => {
    const setMode = (id: GridRowId, mode: GridRowModesModel[GridRowId]) =>
      setModes((prev) => ({ ...prev, [id]: mode }));
    const remove = (id: GridRowId) => setRows((prev) => prev.filter((row) => row.id !== id));
    const cancel = (row: Shift) => {
      setMode(row.id, { mode: GridRowModes.View, ignoreModifications: true });
      if (row.isNew) {
        remove(row.id);
      }
    };

    return [
      ...shiftColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 100,
        getActions: ({ id, row }) =>
          modes[id]?.mode === GridRowModes.Edit
            ? [
                <GridActionsCellItem
                  key="save"
                  icon={<SaveIcon />}
                  label={`Save ${row.name || 'the new shift'}`}
                  onClick={() => setMode(id, { mode: GridRowModes.View })}
                />,
                <GridActionsCellItem
                  key="cancel"
                  icon={<CancelIcon />}
                  label="Cancel"
                  onClick={() => cancel(row)}
                />,
              ]
            : [
                <GridActionsCellItem
                  key="edit"
                  icon={<EditIcon />}
                  label={`Edit ${row.name}`}
                  onClick={() => setMode(id, { mode: GridRowModes.Edit })}
                />,
                <GridActionsCellItem
                  key="delete"
                  icon={<DeleteIcon />}
                  label={`Delete ${row.name}`}
                  onClick={() => remove(id)}
                />,
              ],
      },
    ];
  }, [modes]);

  return (
    <Box sx={{ height: 534, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={keepEditing}
        processRowUpdate={save}
        slots={{ toolbar: AddToolbar }}
        slotProps={{ main: { 'aria-label': 'Crew' }, toolbar: { onAdd: add } }}
      />
    </Box>
  );
}
