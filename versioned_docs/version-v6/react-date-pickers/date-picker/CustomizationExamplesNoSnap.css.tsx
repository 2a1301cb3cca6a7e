import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import './CustomizationExamplesNoSnap.css';

export default function CustomizationExamplesNoSnap() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div className="PremiereCard">
        <div className="PremiereCard-title">Lighthouse, screen 2</div>
        {/* preview-start */}
        <DatePicker
          label="Premiere"
          defaultValue={dayjs('2026-10-02')}
          className="PremiereCard-picker"
          slotProps={{
            day: { className: 'PremiereCard-day' },
            desktopPaper: { className: 'PremiereCard-popup' },
          }}
        />
        {/* preview-end */}
      </div>
    </LocalizationProvider>
  );
}
