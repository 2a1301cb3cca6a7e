export interface Task {
  id: string;
  team: 'Builders' | 'Electricians' | 'Painters';
  start: Date;
  end: Date;
  /** Finished part, from 0 to 1. */
  done: number;
}

/** The first moment of a day in local time, as a time axis shows it. */
const day = (month: number, date: number) => new Date(2026, month - 1, date);

/** Plan for the renovation of a school, in the order of the axis. */
export const tasks: Task[] = [
  { id: 'Clear rooms', team: 'Builders', start: day(6, 1), end: day(6, 6), done: 1 },
  { id: 'New walls', team: 'Builders', start: day(6, 5), end: day(6, 19), done: 0.7 },
  { id: 'Wiring', team: 'Electricians', start: day(6, 13), end: day(6, 27), done: 0.2 },
  { id: 'Network', team: 'Electricians', start: day(6, 24), end: day(7, 4), done: 0 },
  { id: 'Plaster', team: 'Painters', start: day(6, 22), end: day(7, 3), done: 0 },
  { id: 'Paint', team: 'Painters', start: day(7, 3), end: day(7, 15), done: 0 },
];

export const teamColors = {
  Builders: '#8d6e63',
  Electricians: '#1976d2',
  Painters: '#00897b',
};

export const today = day(6, 16);

const shortDate = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

export const showDay = (date: Date) => shortDate.format(date);
