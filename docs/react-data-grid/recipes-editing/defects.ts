export interface Defect {
  id: number;
  unit: string;
  note: string;
}

export const defects: Defect[] = [
  {
    id: 1,
    unit: 'Lift 2',
    note: 'Doors close too early on the third floor.\nTechnician is booked for Monday.',
  },
  { id: 2, unit: 'Boiler', note: 'Pressure drops overnight. Refilled twice this week.' },
  { id: 3, unit: 'Garage door', note: 'Remote control of flat 14 does not open it.' },
  { id: 4, unit: 'Staircase B', note: 'Light flickers.' },
  { id: 5, unit: 'Laundry', note: 'Dryer 1 stops after ten minutes.' },
  { id: 6, unit: 'Roof', note: 'Gutter on the north side leaks at the joint.' },
];
