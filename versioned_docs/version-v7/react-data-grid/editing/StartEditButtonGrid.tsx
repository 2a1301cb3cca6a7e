import { useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridEventListener,
  type GridRowId,
} from '@mui/x-data-grid';
import { columns, shifts } from './crew';
import { EditToolbar } from './EditToolbar';

interface CellPosition {
  id: GridRowId;
  field: string;
}

export default function StartEditButtonGrid() {
  const [cell, setCell] = useState<CellPosition | null>(null);
  const [modes, setModes] = useState<GridCellModesModel>({});

  const isEditing = cell !== null && modes[cell.id]?.[cell.field]?.mode === GridCellModes.Edit;

  const setMode = (mode: GridCellModesModel[GridRowId][string]) => {
    if (cell) {
      setModes({ ...modes, [cell.id]: { ...modes[cell.id], [cell.field]: mode } });
    }
  };

  // Only the buttons start and stop editing.
  const preventKeys: GridEventListener<'cellKeyDown'> = (params, event) => {
    const isControlKey = ['Escape', 'Enter', 'Tab'].includes(event.key);
    if (params.cellMode === GridCellModes.Edit && isControlKey) {
      event.defaultMuiPrevented = true;
    }
  };

  return (
    <Box sx={{ height: 494, width: '100%' }}>
      <DataGrid
        rows={shifts}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={({ id, field }) => !isEditing && setCell({ id, field })}
        onCellEditStop={(_, event) => {
          event.defaultMuiPrevented = true;
        }}
        onCellKeyDown={preventKeys}
        slots={{ toolbar: EditToolbar }}
        slotProps={{
          main: { 'aria-label': 'Crew' },
          toolbar: {
            isEditing,
            canEdit: cell !== null,
            onEdit: () => setMode({ mode: GridCellModes.Edit }),
            onSave: () => setMode({ mode: GridCellModes.View }),
            onCancel: () => setMode({ mode: GridCellModes.View, ignoreModifications: true }),
          },
        }}
      />
    </Box>
  );
}
