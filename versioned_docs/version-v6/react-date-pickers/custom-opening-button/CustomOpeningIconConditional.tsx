import { useState } from 'react';
import CheckIcon from '@mui/icons-material/Check';
import PriorityHighIcon from '@mui/icons-material/PriorityHigh';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Dayjs } from 'dayjs';

export default function CustomOpeningIconConditional() {
  const [submission, setSubmission] = useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Submission"
        value={submission}
        onChange={(newValue) => setSubmission(newValue)}
        slots={{ openPickerIcon: submission ? CheckIcon : PriorityHighIcon }}
      />
    </LocalizationProvider>
  );
}
