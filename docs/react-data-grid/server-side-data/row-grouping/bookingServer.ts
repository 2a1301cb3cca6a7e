import type { GridColDef, GridGetRowsParams, GridGetRowsResponse } from '@mui/x-data-grid-premium';

export interface Booking {
  id: string;
  code: string;
  country: string;
  hotel: string;
  guest: string;
  nights: number;
}

const HOTELS = [
  ['Austria', 'Alpenhof'],
  ['Austria', 'Seeblick'],
  ['Norway', 'Fjord House'],
  ['Norway', 'Lofoten Inn'],
  ['Norway', 'The Harbor'],
  ['Portugal', 'Casa Azul'],
  ['Portugal', 'Quinta Velha'],
];
const GUESTS = ['A. Ruiz', 'B. Lindqvist', 'C. Okoye', 'D. Marek', 'E. Tanaka', 'F. Weber'];
const BOOKING_COUNT = 84;
const ANSWER_MS = 500;

const bookings: Booking[] = Array.from({ length: BOOKING_COUNT }, (_, index) => {
  const [country, hotel] = HOTELS[(index * 3 + Math.floor(index / 7)) % HOTELS.length];
  return {
    id: String(index),
    code: `B-${4001 + index}`,
    country,
    hotel,
    guest: GUESTS[(index * 5 + Math.floor(index / 6)) % GUESTS.length],
    nights: 1 + ((index * 11) % 9),
  };
});

export const columns: GridColDef<Booking>[] = [
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'hotel', headerName: 'Hotel', width: 130 },
  { field: 'code', headerName: 'Booking', width: 100, groupable: false },
  { field: 'guest', headerName: 'Guest', width: 120 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
];

const wait = () =>
  new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS);
  });

const valueOf = (booking: Booking, field: string) => booking[field as keyof Booking];

function sortBookings(found: Booking[], { sortModel }: GridGetRowsParams) {
  const rule = sortModel.find(({ field }) => columns.some((column) => column.field === field));
  const sign = rule?.sort === 'desc' ? -1 : 1;
  return rule
    ? [...found].sort((a, b) => (valueOf(a, rule.field) < valueOf(b, rule.field) ? -sign : sign))
    : found;
}

/** Simulates a server with bookings: answers with groups, or with the bookings of a group. */
export async function findBookings(params: GridGetRowsParams): Promise<GridGetRowsResponse> {
  await wait();
  const { groupFields = [], groupKeys = [] } = params;
  const found = bookings.filter((booking) =>
    groupKeys.every((key, level) => String(valueOf(booking, groupFields[level])) === key),
  );

  const groupField = groupFields.at(groupKeys.length);
  if (groupField === undefined || groupKeys.length === groupFields.length) {
    return { rows: sortBookings(found, params) };
  }
  const names = new Set(found.map((booking) => String(valueOf(booking, groupField))));
  const groups = [...names].sort().map((name) => ({
    id: [...groupKeys, name].join(' / '),
    groupName: name,
    bookings: found.filter((booking) => String(valueOf(booking, groupField)) === name).length,
    [groupField]: name,
  }));
  return { rows: groups };
}
