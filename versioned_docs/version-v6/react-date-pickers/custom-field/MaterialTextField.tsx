import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

function SmallTextField(props: TextFieldProps) {
  return <TextField {...props} size="small" />;
}

export default function MaterialTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DatePicker label="Day" slots={{ textField: SmallTextField }} />
        <TimePicker label="Time" slots={{ textField: SmallTextField }} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
