import Stack from '@mui/material/Stack';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';

export default function BasicTimeRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 520 }}>
        {/* preview-start */}
        <SingleInputTimeRangeField label="Quiet hours" />
        <MultiInputTimeRangeField
          slotProps={{
            textField: ({ position }) => ({ label: position === 'start' ? 'From' : 'Until' }),
          }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
