import { useLayoutEffect, useRef } from 'react';
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
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    // After a click, the section that was clicked already has the focus.
    if (hasFocus && !root.current?.contains(document.activeElement)) {
      input.current?.focus();
    }
  }, [hasFocus]);

  return (
    <Picker
      ref={root}
      inputRef={input}
      value={value ?? null}
      onChange={(newValue, { validationError }) => {
        // Incomplete dates stay in the picker.
        if (validationError === null) {
          apiRef.current.setEditCellValue({ id, field, value: newValue });
        }
      }}
      slotProps={{
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
