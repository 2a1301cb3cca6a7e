import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

/** Editor of a date cell: a picker without a frame, which takes the focus of its cell. */
export function EditDateCell({
  id,
  field,
  value,
  colDef,
  hasFocus,
}: GridRenderEditCellParams<Record<string, unknown>, Date, string>) {
  const apiRef = useGridApiContext();
  const Picker = colDef.type === 'dateTime' ? DateTimePicker : DatePicker;

  return (
    <Picker
      value={value ?? null}
      onChange={(newValue, { validationError }) => {
        // Incomplete dates stay in the picker.
        if (validationError === null) {
          apiRef.current.setEditCellValue({ id, field, value: newValue });
        }
      }}
      slotProps={{
        field: { autoFocus: hasFocus },
        textField: {
          fullWidth: true,
          size: 'small',
          'aria-label': colDef.headerName,
          sx: { '& fieldset': { border: 0 } },
        },
      }}
    />
  );
}
