import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

// preview-start
function SmallTextField(props: PickersTextFieldProps) {
  return <PickersTextField {...props} size="small" />;
}
// preview-end

export default function MaterialV7FieldWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <DatePicker label="In a picker" slots={{ textField: SmallTextField }} />
        <DateField label="In a field" slots={{ textField: SmallTextField }} />
      </Stack>
    </LocalizationProvider>
  );
}
