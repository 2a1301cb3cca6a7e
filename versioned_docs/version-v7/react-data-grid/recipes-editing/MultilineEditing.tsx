import { useState } from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import {
  DataGrid,
  GridCellEditStopReasons,
  type GridColDef,
  type GridEventListener,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { defects, type Defect } from './defects';

// The popper is not in its place yet: without `preventScroll` the page would jump.
function focusAtEnd(textArea: HTMLTextAreaElement | null) {
  textArea?.focus({ preventScroll: true });
  textArea?.setSelectionRange(textArea.value.length, textArea.value.length);
}

function TextAreaEditCell(props: GridRenderEditCellParams<Defect, string>) {
  const { id, field, value, colDef } = props;
  const apiRef = useGridApiContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <Box ref={setAnchor} sx={{ alignSelf: 'flex-start', width: '100%' }}>
      {anchor && (
        <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'tooltip' }}>
          <Paper elevation={3} sx={{ p: 1, width: colDef.computedWidth }}>
            <InputBase
              multiline
              fullWidth
              rows={4}
              value={value}
              sx={{ typography: 'body2' }}
              inputRef={focusAtEnd}
              inputProps={{ 'aria-label': colDef.headerName }}
              onChange={(event) =>
                apiRef.current.setEditCellValue({ id, field, value: event.target.value })
              }
            />
          </Paper>
        </Popper>
      )}
    </Box>
  );
}

const columns: GridColDef<Defect>[] = [
  { field: 'unit', headerName: 'Unit', width: 120 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 280,
    editable: true,
    renderEditCell: (params) => <TextAreaEditCell {...params} />,
  },
];

// preview-start
const startNewLine: GridEventListener<'cellEditStop'> = (params, event) => {
  const isShiftEnter = 'shiftKey' in event && event.shiftKey;
  if (params.reason === GridCellEditStopReasons.enterKeyDown && isShiftEnter) {
    event.defaultMuiPrevented = true;
  }
};
// preview-end

export default function MultilineEditing() {
  return (
    <Box sx={{ height: 434, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Defects' } }}
        rows={defects}
        columns={columns}
        onCellEditStop={startNewLine}
      />
    </Box>
  );
}
