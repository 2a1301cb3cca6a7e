import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersTextField, type PickersTextFieldProps } from '@mui/x-date-pickers/PickersTextField';

function SmallTextField(props: PickersTextFieldProps) {
  return <PickersTextField {...props} size="small" />;
}

export default function MaterialV7FieldWrapped() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="In a picker"
          enableAccessibleFieldDOMStructure
          slots={{ textField: SmallTextField }}
        />
        <DateField
          label="In a field"
          enableAccessibleFieldDOMStructure
          slots={{ textField: SmallTextField }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
