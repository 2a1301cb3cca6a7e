import type { ComponentType } from 'react';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {
  StaticDateRangePicker,
  type StaticDateRangePickerProps,
} from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticDatePicker, type StaticDatePickerProps } from '@mui/x-date-pickers/StaticDatePicker';
import {
  StaticDateTimePicker,
  type StaticDateTimePickerProps,
} from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker, type StaticTimePickerProps } from '@mui/x-date-pickers/StaticTimePicker';
import type { Dayjs } from 'dayjs';
import type { Family, Settings, Variant } from './settings';
import { moments, ranges, start } from './shortcuts';

export interface PlayedPickerProps {
  family: Family;
  variant: Variant;
  settings: Settings;
}

const slotPropsOf = (settings: Settings) => ({
  toolbar: { hidden: !settings.toolbar },
  actionBar: { actions: settings.actions ? (['clear', 'accept'] as const).slice() : [] },
  shortcuts: { items: settings.shortcuts ? moments : [] },
});

type Played =
  | 'defaultValue'
  | 'readOnly'
  | 'disabled'
  | 'orientation'
  | 'ampm'
  | 'displayWeekNumber'
  | 'showDaysOutsideCurrentMonth';

/** What the three variants of a picker share: their slots have other types each. */
type Shown<Props> = Record<
  Variant,
  ComponentType<
    Pick<Props, Extract<keyof Props, Played>> & { slotProps?: ReturnType<typeof slotPropsOf> }
  >
>;

const DATE: Shown<StaticDatePickerProps<Dayjs>> = {
  desktop: DesktopDatePicker,
  mobile: MobileDatePicker,
  static: StaticDatePicker,
};
const TIME: Shown<StaticTimePickerProps<Dayjs>> = {
  desktop: DesktopTimePicker,
  mobile: MobileTimePicker,
  static: StaticTimePicker,
};
const DATE_TIME: Shown<StaticDateTimePickerProps<Dayjs>> = {
  desktop: DesktopDateTimePicker,
  mobile: MobileDateTimePicker,
  static: StaticDateTimePicker,
};
const DATE_RANGE: Record<Variant, ComponentType<StaticDateRangePickerProps<Dayjs>>> = {
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
  const slotProps = slotPropsOf(settings);
  const value = { ...common, slotProps, defaultValue: start };

  if (family === 'time') {
    const Picker = TIME[variant];
    return <Picker {...value} {...clock} />;
  }
  if (family === 'date and time') {
    const Picker = DATE_TIME[variant];
    return <Picker {...value} {...clock} {...calendar} />;
  }
  if (family === 'date range') {
    const Picker = DATE_RANGE[variant];
    return (
      <Picker
        {...common}
        {...calendar}
        slotProps={{ ...slotProps, shortcuts: { items: settings.shortcuts ? ranges : [] } }}
        defaultValue={[start, start.date(17)]}
      />
    );
  }
  const Picker = DATE[variant];
  return <Picker {...value} {...calendar} orientation={orientation} />;
}
