import { useLayoutEffect, useRef, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { allergens, dishes, type Dish } from './recipes';

function AllergensEditCell(props: GridRenderEditCellParams<Dish, string[]>) {
  const { id, field, value, colDef, hasFocus } = props;
  const apiRef = useGridApiContext();
  const [open, setOpen] = useState(true);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Autocomplete
      multiple
      fullWidth
      disableCloseOnSelect
      limitTags={2}
      size="small"
      options={allergens}
      value={value ?? []}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, newValue) => apiRef.current.setEditCellValue({ id, field, value: newValue })}
      // In an open list, Enter and Escape are for the list.
      onKeyDown={(event) => {
        if (open && (event.key === 'Enter' || event.key === 'Escape')) {
          event.stopPropagation();
        }
      }}
      renderInput={({ InputProps, inputProps, id: inputId, disabled, fullWidth }) => (
        <InputBase
          id={inputId}
          disabled={disabled}
          fullWidth={fullWidth}
          {...InputProps}
          sx={{
            px: 1,
            height: '100%',
            typography: 'body2',
            flexWrap: 'nowrap',
            overflow: 'hidden',
          }}
          inputRef={input}
          inputProps={{ ...inputProps, 'aria-label': colDef.headerName }}
        />
      )}
    />
  );
}

const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', width: 160 },
  {
    field: 'allergens',
    headerName: 'Allergens',
    width: 320,
    editable: true,
    valueFormatter: (value: string[]) => value.join(', ') || 'none',
    renderEditCell: (params) => <AllergensEditCell {...params} />,
  },
];

export default function AutocompleteEditing() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid slotProps={{ main: { 'aria-label': 'Dishes' } }} rows={dishes} columns={columns} />
    </Box>
  );
}
