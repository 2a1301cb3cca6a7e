import { type GridFilterInputValueProps, useGridApiContext } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

interface FilterDateInputProps extends GridFilterInputValueProps {
  showTime?: boolean;
}

/** Value input of the filter panel for date columns. */
export function FilterDateInput({ item, showTime, applyValue }: FilterDateInputProps) {
  const apiRef = useGridApiContext();
  const Picker = showTime ? DateTimePicker : DatePicker;

  return (
    <Picker
      value={item.value ? new Date(item.value) : null}
      label={apiRef.current.getLocaleText('filterPanelInputLabel')}
      onChange={(newValue) => applyValue({ ...item, value: newValue })}
      slotProps={{ textField: { size: 'small', fullWidth: true } }}
    />
  );
}
