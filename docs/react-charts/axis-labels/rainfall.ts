/** Rain of each month in mm, and the number of rainy days. */
export const rainfall = [
  { month: 'January', rain: 84, days: 17 },
  { month: 'February', rain: 71, days: 14 },
  { month: 'March', rain: 66, days: 15 },
  { month: 'April', rain: 52, days: 12 },
  { month: 'May', rain: 48, days: 11 },
  { month: 'June', rain: 41, days: 9 },
];
