import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MaterialV6Field() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DatePicker label="In a picker" enableAccessibleFieldDOMStructure={false} />
        <DateField label="In a field" enableAccessibleFieldDOMStructure={false} />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
