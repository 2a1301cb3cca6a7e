export interface Screening {
  id: number;
  film: string;
  hall: string;
  startsAt: string;
  seats: number;
  sold: number;
}

export const screenings: Screening[] = [
  {
    id: 1,
    film: 'The Salt Road',
    hall: 'Aurora',
    startsAt: '2026-03-14T17:30',
    seats: 220,
    sold: 198,
  },
  {
    id: 2,
    film: 'Paper Lighthouse',
    hall: 'Studio',
    startsAt: '2026-03-14T18:00',
    seats: 64,
    sold: 31,
  },
  {
    id: 3,
    film: 'Night Train North',
    hall: 'Aurora',
    startsAt: '2026-03-14T20:15',
    seats: 220,
    sold: 220,
  },
  {
    id: 4,
    film: 'Second Harvest',
    hall: 'Rex',
    startsAt: '2026-03-14T20:30',
    seats: 130,
    sold: 77,
  },
  {
    id: 5,
    film: 'Paper Lighthouse',
    hall: 'Studio',
    startsAt: '2026-03-14T21:00',
    seats: 64,
    sold: 12,
  },
  {
    id: 6,
    film: 'The Cartographer',
    hall: 'Rex',
    startsAt: '2026-03-15T14:00',
    seats: 130,
    sold: 104,
  },
  {
    id: 7,
    film: 'The Salt Road',
    hall: 'Aurora',
    startsAt: '2026-03-15T16:45',
    seats: 220,
    sold: 143,
  },
  {
    id: 8,
    film: 'Night Train North',
    hall: 'Rex',
    startsAt: '2026-03-15T19:30',
    seats: 130,
    sold: 119,
  },
  {
    id: 9,
    film: 'A Room in Porto',
    hall: 'Studio',
    startsAt: '2026-03-15T20:00',
    seats: 64,
    sold: 58,
  },
];
