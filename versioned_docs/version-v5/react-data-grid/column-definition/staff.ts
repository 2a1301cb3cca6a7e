export interface Nurse {
  id: number;
  name: string;
  birthday: Date;
  lastShift: Date;
  hours: number;
  onCall: boolean;
  ward: string;
}

export const initialStaff: Nurse[] = [
  {
    id: 1,
    name: 'Inés Moreau',
    birthday: new Date(1988, 4, 21),
    lastShift: new Date(2026, 2, 13, 22, 0),
    hours: 38.5,
    onCall: false,
    ward: 'cardiology',
  },
  {
    id: 2,
    name: 'Tunde Okafor',
    birthday: new Date(1994, 10, 2),
    lastShift: new Date(2026, 2, 14, 6, 30),
    hours: 40,
    onCall: true,
    ward: 'emergency',
  },
  {
    id: 3,
    name: 'Saga Lindqvist',
    birthday: new Date(1979, 0, 15),
    lastShift: new Date(2026, 2, 12, 14, 0),
    hours: 24,
    onCall: false,
    ward: 'pediatrics',
  },
];

export const wards = [
  { value: 'cardiology', label: 'Cardiology' },
  { value: 'emergency', label: 'Emergency' },
  { value: 'pediatrics', label: 'Pediatrics' },
];
