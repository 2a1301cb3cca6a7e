import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const SailIcon = createSvgIcon(<path d="M11 3v13H4zm2 3 7 10h-7zM3 18h18l-3 3H6z" />, 'Sail');

export default function CustomOpeningIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {/* preview-start */}
        <DatePicker
          label="Take-off"
          defaultValue={dayjs('2026-06-12')}
          slots={{ openPickerIcon: FlightTakeoffIcon }}
        />
        <DatePicker
          label="Set sail"
          defaultValue={dayjs('2026-07-03')}
          slots={{ openPickerIcon: SailIcon }}
        />
        {/* preview-end */}
      </Stack>
    </LocalizationProvider>
  );
}
