import { DateRangePickerDay2 } from '@mui/x-date-pickers-pro/DateRangePickerDay2';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { PickerDay2 } from '@mui/x-date-pickers/PickerDay2';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import type { Family, Settings, Variant } from './settings';
import { moments, ranges, start } from './shortcuts';

export interface PlayedPickerProps {
  family: Family;
  variant: Variant;
  settings: Settings;
}

const DATE = { desktop: DesktopDatePicker, mobile: MobileDatePicker, static: StaticDatePicker };
const TIME = { desktop: DesktopTimePicker, mobile: MobileTimePicker, static: StaticTimePicker };
const DATE_TIME = {
  desktop: DesktopDateTimePicker,
  mobile: MobileDateTimePicker,
  static: StaticDateTimePicker,
};
const DATE_RANGE = {
  desktop: DesktopDateRangePicker,
  mobile: MobileDateRangePicker,
  static: StaticDateRangePicker,
};

/** The picker that the settings describe. */
export function PlayedPicker({ family, variant, settings }: PlayedPickerProps) {
  const common = { readOnly: settings.readOnly, disabled: settings.disabled };
  const orientation = settings.landscape ? ('landscape' as const) : ('portrait' as const);
  const clock = { orientation, ampm: settings.twelveHours };
  const calendar = {
    displayWeekNumber: settings.weekNumbers,
    showDaysOutsideCurrentMonth: settings.otherMonths,
  };
  const slotProps = {
    toolbar: { hidden: !settings.toolbar },
    actionBar: { actions: settings.actions ? (['clear', 'accept'] as const).slice() : [] },
    shortcuts: { items: settings.shortcuts ? moments : [] },
  };
  const slots = settings.newDays ? { day: PickerDay2 } : undefined;
  const value = { ...common, slotProps, defaultValue: start };

  if (family === 'time') {
    const Picker = TIME[variant];
    return <Picker {...value} {...clock} />;
  }
  if (family === 'date and time') {
    const Picker = DATE_TIME[variant];
    return <Picker {...value} {...clock} {...calendar} slots={slots} />;
  }
  if (family === 'date range') {
    const Picker = DATE_RANGE[variant];
    return (
      <Picker
        {...common}
        {...calendar}
        slots={settings.newDays ? { day: DateRangePickerDay2 } : undefined}
        slotProps={{ ...slotProps, shortcuts: { items: settings.shortcuts ? ranges : [] } }}
        defaultValue={[start, start.date(17)]}
      />
    );
  }
  const Picker = DATE[variant];
  return <Picker {...value} {...calendar} slots={slots} orientation={orientation} />;
}
