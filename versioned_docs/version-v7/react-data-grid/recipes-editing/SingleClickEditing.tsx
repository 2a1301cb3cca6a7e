import { useCallback, useState } from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';
import { departments, visits, type Visit } from './clinics';

const columns: GridColDef<Visit>[] = [
  { field: 'id', headerName: 'Visit', width: 80 },
  { field: 'patient', headerName: 'Patient', width: 150, editable: true },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: departments,
    width: 160,
    editable: true,
  },
];

export default function SingleClickEditing() {
  const [modes, setModes] = useState<GridCellModesModel>({});

  // preview-start
  const handleCellClick = useCallback<GridEventListener<'cellClick'>>((params, event) => {
    // Clicks in a list that the editor has opened are not clicks on a cell.
    const isInCell = event.currentTarget.contains(event.target as Node);
    if (!params.isEditable || !isInCell) {
      return;
    }
    setModes((previous) => {
      const isOpen = previous[params.id]?.[params.field]?.mode === GridCellModes.Edit;
      return isOpen ? previous : { [params.id]: { [params.field]: { mode: GridCellModes.Edit } } };
    });
  }, []);
  // preview-end

  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Visits' } }}
        rows={visits}
        columns={columns}
        cellModesModel={modes}
        onCellModesModelChange={setModes}
        onCellClick={handleCellClick}
      />
    </Box>
  );
}
