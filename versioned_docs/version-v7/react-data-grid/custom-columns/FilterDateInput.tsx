import { type GridFilterInputValueProps, useGridApiContext } from '@mui/x-data-grid';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

interface FilterDateInputProps extends GridFilterInputValueProps {
  showTime?: boolean;
}

/** Value input of the filter panel for date columns. */
export function FilterDateInput({ item, showTime, applyValue }: FilterDateInputProps) {
  const apiRef = useGridApiContext();
  const Picker = showTime ? DateTimePicker : DatePicker;

  const handleChange = (newValue: Date | null) => {
    // The grid reads the day of a `Date` in UTC. As text, it is the same day in every time zone.
    const isDay = !showTime && newValue !== null && isValid(newValue);
    applyValue({ ...item, value: isDay ? format(newValue, 'yyyy-MM-dd') : newValue });
  };

  return (
    <Picker
      value={typeof item.value === 'string' ? parseISO(item.value) : (item.value ?? null)}
      label={apiRef.current.getLocaleText('filterPanelInputLabel')}
      onChange={handleChange}
      slotProps={{ textField: { size: 'small', fullWidth: true } }}
    />
  );
}
