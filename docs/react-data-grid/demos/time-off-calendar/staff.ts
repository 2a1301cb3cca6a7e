export type Kind = 'vacation' | 'sick' | 'training';

export const KINDS: Record<Kind, { label: string; color: 'primary' | 'error' | 'success' }> = {
  vacation: { label: 'Vacation', color: 'primary' },
  sick: { label: 'Sick leave', color: 'error' },
  training: { label: 'Training', color: 'success' },
};

/** Days by their date, `2026-06-01`. */
export type Days = Readonly<Record<string, Kind | undefined>>;

export interface Person {
  id: string;
  name: string;
  team: string;
  days: Days;
}

export const YEAR = 2026;

export function isoDate(month: number, day: number): string {
  return new Date(Date.UTC(YEAR, month, day)).toISOString().slice(0, 10);
}

/** From one day of a month to another. */
function period(month: number, from: number, to: number, kind: Kind): Days {
  const length = to - from + 1;
  return Object.fromEntries(
    Array.from({ length }, (_, index) => [isoDate(month, from + index), kind]),
  );
}

const JUNE = 5;
const JULY = 6;

/** A theater, and who was away in the summer. */
export const staff: Person[] = [
  { id: 'p1', name: 'Aino Virtanen', team: 'Stage', days: period(JUNE, 8, 19, 'vacation') },
  { id: 'p2', name: 'Bruno Costa', team: 'Stage', days: period(JUNE, 3, 4, 'sick') },
  {
    id: 'p3',
    name: 'Chiara Greco',
    team: 'Stage',
    days: { ...period(JUNE, 22, 26, 'training'), ...period(JULY, 6, 24, 'vacation') },
  },
  { id: 'p4', name: 'Dariusz Nowak', team: 'Light', days: period(JUNE, 15, 17, 'sick') },
  { id: 'p5', name: 'Elif Demir', team: 'Light', days: period(JUNE, 29, 48, 'vacation') },
  { id: 'p6', name: 'Finn Larsen', team: 'Light', days: period(JUNE, 10, 12, 'training') },
  { id: 'p7', name: 'Grace Okafor', team: 'Sound', days: period(JUNE, 1, 5, 'vacation') },
  { id: 'p8', name: 'Hiro Tanaka', team: 'Sound', days: period(JULY, 13, 31, 'vacation') },
  { id: 'p9', name: 'Inés Romero', team: 'Wardrobe', days: period(JUNE, 18, 18, 'sick') },
  { id: 'p10', name: 'Jonas Weber', team: 'Wardrobe', days: period(JUNE, 23, 30, 'vacation') },
];
