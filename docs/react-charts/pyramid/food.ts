/** Portions that a week's menu plans, from the few to the many. */
export const portions = [
  { id: 'sweets', value: 9, label: 'Sweets', color: '#0d3c4f' },
  { id: 'fish', value: 11, label: 'Fish, eggs, pulses', color: '#155a73' },
  { id: 'grain', value: 24, label: 'Bread and grain', color: '#1d728f' },
  { id: 'plants', value: 38, label: 'Fruit and vegetables', color: '#247c9c' },
];
