/** Patients that are left after each step of a treatment. */
export const referrals = [
  { id: 'referred', value: 940, label: 'Referred' },
  { id: 'booked', value: 720, label: 'Booked' },
  { id: 'seen', value: 655, label: 'Seen' },
  { id: 'treated', value: 410, label: 'Treated' },
];

/** The same steps one year before. */
export const referralsBefore = [
  { id: 'referred-before', value: 830, label: 'Referred, 2025' },
  { id: 'booked-before', value: 590, label: 'Booked, 2025' },
  { id: 'seen-before', value: 440, label: 'Seen, 2025' },
  { id: 'treated-before', value: 290, label: 'Treated, 2025' },
];
