import type { PickersInputLocaleText } from '@mui/x-date-pickers/locales';
import type { Moment } from 'moment';

/** What this picker says. There is no Arabic among the translations of the package. */
export const arabicText: PickersInputLocaleText<Moment> = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'اختر يومًا بدل السنة' : 'اختر سنة بدل اليوم',
  okButtonLabel: 'موافق',
  cancelButtonLabel: 'إلغاء',
  dateTimePickerToolbarTitle: 'اختر التاريخ والوقت',
  hours: 'ساعات',
  minutes: 'دقائق',
};
