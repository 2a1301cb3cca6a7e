import { useState } from 'react';
import 'dayjs/locale/de';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';

const germanText = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function GermanPicker() {
  const [day, setDay] = useState<Dayjs | null>(dayjs('2026-04-17'));
  return (
    // preview-start
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={germanText}>
      <DatePicker
        label="Liefertag"
        value={day}
        onChange={setDay}
        renderInput={(params) => <TextField {...params} />}
      />
    </LocalizationProvider>
    // preview-end
  );
}
