import { useState } from 'react';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { alpha, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { dateRangePickerDayClasses } from '@mui/x-date-pickers-pro/DateRangePickerDay';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const { rangeIntervalDayHighlight, hiddenDayFiller } = dateRangePickerDayClasses;

const PRICE_PER_NIGHT = 118;

const season = { minDate: dayjs('2026-06-01'), maxDate: dayjs('2026-09-30') };

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export default function StayRange() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'), { noSsr: true });
  const [stay, setStay] = useState<DateRange<Dayjs>>([dayjs('2026-07-21'), dayjs('2026-08-04')]);
  const [arrival, departure] = stay;
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper
        variant="outlined"
        sx={{
          maxWidth: '100%',
          overflow: 'hidden',
          // The default is faint in dark mode.
          [`& .${rangeIntervalDayHighlight}:not(.${hiddenDayFiller})`]: theme.applyStyles('dark', {
            backgroundColor: alpha(theme.palette.primary.main, 0.24),
          }),
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
          <SingleInputDateRangeField
            label="Arrival – departure"
            value={stay}
            onChange={setStay}
            size="small"
            sx={{ flex: '1 1 240px' }}
            {...season}
          />
          <Typography variant="body2" role="status" sx={{ flex: '1 1 200px' }}>
            {nights > 0
              ? `${nights} nights, ${euros.format(nights * PRICE_PER_NIGHT)}`
              : 'Choose the days of your stay.'}
          </Typography>
        </Box>
        <Divider />
        {/* preview-start */}
        <DateRangeCalendar
          value={stay}
          onChange={setStay}
          calendars={isWide ? 2 : 1}
          sx={{ justifyContent: 'center' }}
          {...season}
        />
        {/* preview-end */}
      </Paper>
    </LocalizationProvider>
  );
}
