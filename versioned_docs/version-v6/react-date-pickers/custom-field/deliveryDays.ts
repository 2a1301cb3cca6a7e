import dayjs, { type Dayjs } from 'dayjs';

const firstMonday = dayjs('2026-03-02');

/** The parcel van comes on Mondays and Thursdays. */
export const deliveryDays: Dayjs[] = Array.from({ length: 6 }, (_, week) => [
  firstMonday.add(week, 'week'),
  firstMonday.add(week, 'week').add(3, 'day'),
]).flat();

export const isDeliveryDay = (day: Dayjs) =>
  deliveryDays.some((deliveryDay) => deliveryDay.isSame(day, 'day'));
