import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const biennale = dayjs('2027-05-08T10:00');

const isOdd = (year: Dayjs) => year.year() % 2 === 1;

export default function DateValidationShouldDisableYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DatePicker
          label="Even years only"
          defaultValue={biennale}
          shouldDisableYear={isOdd}
          views={['year', 'month', 'day']}
          openTo="year"
        />
        <DateTimePicker label="With a time" defaultValue={biennale} shouldDisableYear={isOdd} />
      </Stack>
    </LocalizationProvider>
  );
}
