import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const ninth = dayjs('2026-04-09');

export default function RespectLeadingZerosFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        {/* preview-start */}
        <DateField label="Default" defaultValue={ninth} format="M/D/YYYY" />
        <DateField
          label="As the format says"
          defaultValue={ninth}
          format="M/D/YYYY"
          shouldRespectLeadingZeros
        />
        <DatePicker
          label="In a picker"
          defaultValue={ninth}
          format="M/D/YYYY"
          slotProps={{ field: { shouldRespectLeadingZeros: true } }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
