interface Booking {
  id: number;
  title: string;
}

export interface Hour {
  id: number;
  time: string;
  /** What is booked in this hour, by day. */
  bookings: Record<string, Booking | undefined>;
}

export const DAYS = ['Monday', 'Tuesday', 'Wednesday'];

const FIRST_HOUR = 8;
const LAST_HOUR = 15;

const bookings = [
  { id: 1, title: 'Knee', day: 'Monday', from: 8, to: 10 },
  { id: 2, title: 'Knee', day: 'Monday', from: 10, to: 12 },
  { id: 3, title: 'Hip replacement', day: 'Monday', from: 13, to: 16 },
  { id: 4, title: 'Heart valve', day: 'Tuesday', from: 8, to: 13 },
  { id: 5, title: 'Cataract', day: 'Wednesday', from: 9, to: 10 },
  { id: 6, title: 'Shoulder', day: 'Wednesday', from: 11, to: 14 },
];

export const hours: Hour[] = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, index) => {
  const hour = FIRST_HOUR + index;
  const current = bookings.filter(({ from, to }) => from <= hour && hour < to);
  return {
    id: hour,
    time: `${hour}:00`,
    bookings: Object.fromEntries(current.map((booking) => [booking.day, booking])),
  };
});
