/** Wards and the people who work there. A person has two names, a ward has one. */
export interface StaffItem {
  id: string;
  label?: string;
  firstName?: string;
  lastName?: string;
  children?: StaffItem[];
}

export const staff: StaffItem[] = [
  {
    id: 'emergency',
    label: 'Emergency',
    children: [
      { id: 'p-1', firstName: 'Ama', lastName: 'Boateng' },
      { id: 'p-2', firstName: 'Jonas', lastName: 'Lindqvist' },
    ],
  },
  {
    id: 'surgery',
    label: 'Surgery',
    children: [{ id: 'p-3', firstName: 'Rosa', lastName: 'Ferreira' }],
  },
];

export const getStaffLabel = (item: StaffItem) =>
  item.label ?? `${item.firstName} ${item.lastName}`;
