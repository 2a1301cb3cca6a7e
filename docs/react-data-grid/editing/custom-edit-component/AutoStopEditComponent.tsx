import { useLayoutEffect, useRef } from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import {
  DataGrid,
  type GridColDef,
  type GridRenderEditCellParams,
  useGridApiContext,
} from '@mui/x-data-grid';
import { courses, dishes, type Dish } from './dishes';

function CourseEditCell(props: GridRenderEditCellParams<Dish, string>) {
  const { id, field, value, colDef, hasFocus } = props;
  const apiRef = useGridApiContext();
  const input = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (hasFocus) {
      input.current?.focus();
    }
  }, [hasFocus]);

  // preview-start
  const handleChange = async (event: SelectChangeEvent) => {
    const isValid = await apiRef.current.setEditCellValue({
      id,
      field,
      value: event.target.value,
    });
    if (isValid) {
      apiRef.current.stopCellEditMode({ id, field });
    }
  };
  // preview-end

  return (
    <Select
      defaultOpen
      inputRef={input}
      fullWidth
      size="small"
      value={value}
      inputProps={{ 'aria-label': colDef.headerName }}
      onChange={handleChange}
    >
      {courses.map((course) => (
        <MenuItem key={course} value={course}>
          {course}
        </MenuItem>
      ))}
    </Select>
  );
}

const columns: GridColDef<Dish>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 180 },
  {
    field: 'course',
    headerName: 'Course',
    width: 150,
    editable: true,
    renderEditCell: (params) => <CourseEditCell {...params} />,
  },
];

export default function AutoStopEditComponent() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid label="Dishes" rows={dishes} columns={columns} hideFooter />
    </Box>
  );
}
