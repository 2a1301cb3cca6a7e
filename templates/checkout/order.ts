import dayjs, { type Dayjs } from 'dayjs';

/** In your product: `dayjs()`. */
export const TODAY = dayjs('2026-06-30');

export const VEHICLES = [
  { id: 'none', label: 'On foot', price: 0 },
  { id: 'bicycle', label: 'Bicycle', price: 4 },
  { id: 'car', label: 'Car up to 5 m', price: 38 },
] as const;

export type VehicleId = (typeof VEHICLES)[number]['id'];

export interface Trip {
  date: Dayjs | null;
  adults: number;
  children: number;
  vehicle: VehicleId;
}

export const FIRST_TRIP: Trip = {
  date: TODAY.add(3, 'day'),
  adults: 2,
  children: 1,
  vehicle: 'none',
};

/** In euros, round trip. */
const FARES = { adult: 24, child: 11 };

/** The share of the fares for the islands' piers. */
const PIER_FEE = 0.04;

export interface OrderLine {
  label: string;
  amount: number;
}

/** The price of a trip, line by line. Lines without a price are omitted. */
export function orderLines({ adults, children, vehicle }: Trip): OrderLine[] {
  const chosen = VEHICLES.find(({ id }) => id === vehicle) ?? VEHICLES[0];
  const lines = [
    { label: `${adults} × adult`, amount: adults * FARES.adult },
    { label: `${children} × child`, amount: children * FARES.child },
    { label: chosen.label, amount: chosen.price },
  ].filter(({ amount }) => amount > 0);
  const fee = lines.reduce((sum, { amount }) => sum + amount, 0) * PIER_FEE;
  return fee > 0 ? [...lines, { label: 'Pier fee', amount: fee }] : lines;
}

export function totalOf(lines: OrderLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export const formatEuro = (amount: number) => euro.format(amount);

/** The problems of a trip; empty if it can be booked. */
export function tripErrors({ date, adults }: Trip): { date?: string; adults?: string } {
  return {
    ...(!date?.isValid() && { date: 'Choose a day.' }),
    ...(date?.isValid() && date.isBefore(TODAY, 'day') && { date: 'This day is over.' }),
    ...(adults < 1 && { adults: 'At least one adult has to travel.' }),
  };
}
