import { useState } from 'react';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import { TimeRangePicker } from '@mui/x-date-pickers-pro/TimeRangePicker';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import { EndTimeItem, MeetingStart } from './EndTimeItem';

const officeOpens = dayjs('2026-03-16T08:00');

export default function CustomizedBehaviorTimeRangePicker() {
  const [meeting, setMeeting] = useState<DateRange<Dayjs>>([
    dayjs('2026-03-16T10:00'),
    dayjs('2026-03-16T11:30'),
  ]);
  const [position, setPosition] = useState<RangePosition>('start');
  const [start] = meeting;
  const isChoosingEnd = position === 'end';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MeetingStart.Provider value={isChoosingEnd ? start : null}>
        <TimeRangePicker
          label="Meeting"
          ampm={false}
          format="HH:mm"
          value={meeting}
          onChange={setMeeting}
          rangePosition={position}
          onRangePositionChange={setPosition}
          minTime={isChoosingEnd && start ? start.add(15, 'minute') : officeOpens}
          skipDisabled
          timeSteps={{ minutes: 15 }}
          thresholdToRenderTimeInASingleColumn={96}
          slots={{ digitalClockItem: EndTimeItem }}
          slotProps={{ digitalClockItem: { sx: { fontVariantNumeric: 'tabular-nums' } } }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
      </MeetingStart.Provider>
    </LocalizationProvider>
  );
}
