interface Use {
  id: string;
  label: string;
  value: number;
  color: string;
}

/** Electricity of a household in kWh a year, by room. */
export const rooms: Use[] = [
  { id: 'kitchen', label: 'Kitchen', value: 1180, color: '#bf4d00' },
  { id: 'bath', label: 'Bath', value: 760, color: '#0277bd' },
  { id: 'living', label: 'Living', value: 620, color: '#2e7d32' },
];

/** The same by appliance, in the order of the rooms: each room's part is as long as the room. */
export const appliances: Use[] = [
  { id: 'hob', label: 'Oven', value: 480, color: '#fb8c00' },
  { id: 'fridge', label: 'Fridge', value: 390, color: '#ffa726' },
  { id: 'dishes', label: 'Dishes', value: 310, color: '#ffcc80' },
  { id: 'water', label: 'Water', value: 520, color: '#29b6f6' },
  { id: 'washer', label: 'Laundry', value: 240, color: '#81d4fa' },
  { id: 'screens', label: 'Screens', value: 340, color: '#66bb6a' },
  { id: 'light', label: 'Light', value: 280, color: '#a5d6a7' },
];
