import { type FormEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import AddIcon from '@mui/icons-material/Add';
import { DataGrid, Toolbar, ToolbarButton, useGridApiContext } from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

function AddToolbar() {
  const apiRef = useGridApiContext();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  // preview-start
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const id = apiRef.current.getRowsCount() + 1;
    const route = String(form.get('route'));
    apiRef.current.updateRows([{ id, route, ship: 'Tern', day: 'Sat', cars: 0 }]);
    setOpen(false);
  };
  // preview-end

  return (
    <Toolbar>
      <ToolbarButton
        ref={button}
        aria-label="Add a sailing"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <AddIcon fontSize="small" />
      </ToolbarButton>
      <Popover
        open={open}
        anchorEl={button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Add a sailing' } }}
        // Keys in the form are not for the toolbar.
        onKeyDown={(event) => event.stopPropagation()}
      >
        <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, p: 2 }}>
          <TextField required autoFocus size="small" name="route" label="Route" />
          <Button type="submit">Add</Button>
        </Box>
      </Popover>
    </Toolbar>
  );
}

export default function GridToolbarCustomPanel() {
  return (
    <Box sx={{ height: 421, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: AddToolbar }}
      />
    </Box>
  );
}
