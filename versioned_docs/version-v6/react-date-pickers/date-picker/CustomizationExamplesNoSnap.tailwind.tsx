import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function CustomizationExamplesNoSnap() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="box-border flex w-[300px] max-w-full flex-col gap-4 rounded-2xl border border-solid border-[rgba(14,116,144,0.4)] bg-[rgba(14,116,144,0.1)] p-6">
        <div className="text-sm font-semibold">Lighthouse, screen 2</div>
        {/* preview-start */}
        <DatePicker
          label="Premiere"
          defaultValue={dayjs('2026-10-02')}
          className="w-full"
          slotProps={{
            day: { className: 'rounded-lg' },
            desktopPaper: { className: 'rounded-2xl' },
          }}
        />
        {/* preview-end */}
      </div>
    </LocalizationProvider>
  );
}
