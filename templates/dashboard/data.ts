import dayjs, { type Dayjs } from 'dayjs';
import { LINES, SHIPS } from '../shared/ferries';

/** The last day with figures. In your product: today. */
export const LAST_DAY = dayjs('2026-06-30');

/** In your product: the current time. */
export const NOW = LAST_DAY.hour(7).minute(50);

const DAYS_OF_DATA = 180;

/** The first day with figures. */
export const FIRST_DAY = LAST_DAY.subtract(DAYS_OF_DATA - 1, 'day');

export interface Day {
  date: Dayjs;
  passengers: number;
  vehicles: number;
  /** The percentage of departures on time. */
  onTime: number;
  /** In euros. */
  revenue: number;
}

/** A wave with a period in days: figures that look realistic and are deterministic. */
function wave(day: number, period: number, shift = 0): number {
  return Math.sin(((day + shift) / period) * 2 * Math.PI);
}

/** Oldest first, with more passengers in summer and on Fridays. */
export const days: Day[] = Array.from({ length: DAYS_OF_DATA }, (_, index) => {
  const date = FIRST_DAY.add(index, 'day');
  const season = 1 + index / 240;
  const passengers = Math.round(
    3100 * season * (1 + 0.2 * wave(index, 7, 2) + 0.06 * wave(index, 17)),
  );
  const vehicles = Math.round(passengers * (0.21 + 0.02 * wave(index, 29)));
  return {
    date,
    passengers,
    vehicles,
    onTime: 94 + 3 * wave(index, 23, 4) + 2 * wave(index, 5),
    revenue: passengers * 11 + vehicles * 34,
  };
});

export const STATUSES = [
  'Arrived',
  'At sea',
  'Boarding',
  'On time',
  'Delayed',
  'Canceled',
] as const;

export type SailingStatus = (typeof STATUSES)[number];

export interface Sailing {
  id: number;
  line: string;
  ship: string;
  departure: Date;
  arrival: Date;
  /** The percentage of booked places. */
  load: number;
  status: SailingStatus;
}

/** The duration of a crossing on each line, in minutes. */
const CROSSINGS = [95, 70, 80, 60, 75, 85] as const;

const MINUTES_BETWEEN = 20;

function statusOf(index: number, departure: Dayjs, arrival: Dayjs): SailingStatus {
  if (!arrival.isAfter(NOW)) {
    return 'Arrived';
  }
  if (!departure.isAfter(NOW)) {
    return 'At sea';
  }
  if (departure.diff(NOW, 'minute') < MINUTES_BETWEEN) {
    return 'Boarding';
  }
  if (index % 19 === 11) {
    return 'Canceled';
  }
  return index % 6 === 4 ? 'Delayed' : 'On time';
}

/** The item at an index, starting over after the last one. */
function itemAt<Item>(items: readonly [Item, ...Item[]], index: number): Item {
  return items[index % items.length] ?? items[0];
}

/** All sailings of today, earliest first. */
export const sailings: Sailing[] = Array.from({ length: 48 }, (_, index) => {
  const departure = LAST_DAY.hour(6).add(index * MINUTES_BETWEEN, 'minute');
  const arrival = departure.add(itemAt(CROSSINGS, index * 5), 'minute');
  return {
    id: 1000 + index,
    line: itemAt(LINES, index * 5),
    ship: itemAt(SHIPS, index + 2),
    departure: departure.toDate(),
    arrival: arrival.toDate(),
    load: 34 + ((index * 37) % 66),
    status: statusOf(index, departure, arrival),
  };
});
