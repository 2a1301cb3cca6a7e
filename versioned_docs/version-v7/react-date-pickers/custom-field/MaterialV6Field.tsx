import Stack from '@mui/material/Stack';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function SmallTextField(props: TextFieldProps) {
  return <TextField {...props} size="small" />;
}

export default function MaterialV6Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DatePicker label="In a picker" slots={{ textField: SmallTextField }} />
        <DateField label="In a field" slots={{ textField: SmallTextField }} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
