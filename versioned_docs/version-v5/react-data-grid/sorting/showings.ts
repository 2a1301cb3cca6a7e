export interface Showing {
  id: number;
  day: string;
  film: string;
  director: { firstName: string; lastName: string };
  seats: number;
}

export const showings: Showing[] = [
  {
    id: 1,
    day: 'Fri',
    film: 'The Salt Road',
    director: { firstName: 'Rita', lastName: 'Alves' },
    seats: 22,
  },
  {
    id: 2,
    day: 'Mon',
    film: 'Night Train North',
    director: { firstName: 'Jon', lastName: 'Berg' },
    seats: 80,
  },
  {
    id: 3,
    day: 'Sun',
    film: 'Second Harvest',
    director: { firstName: 'Anne', lastName: 'Berg' },
    seats: 4,
  },
  {
    id: 4,
    day: 'Wed',
    film: 'A Room in Porto',
    director: { firstName: 'Rui', lastName: 'Costa' },
    seats: 41,
  },
  {
    id: 5,
    day: 'Sat',
    film: 'The Cartographer',
    director: { firstName: 'Zoé', lastName: 'Adam' },
    seats: 0,
  },
  {
    id: 6,
    day: 'Tue',
    film: 'Kitchen of Echoes',
    director: { firstName: 'Aino', lastName: 'Costa' },
    seats: 63,
  },
];
