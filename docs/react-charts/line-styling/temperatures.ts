/** Monthly temperatures in degrees Celsius. */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
export const minima = [5, 6, 8, 9, 12, 14, 16, 15, 14, 12, 8, 6];
export const averages = [10, 11, 13, 14, 16, 19, 21, 20, 19, 16, 13, 11];
export const maxima = [14, 15, 18, 18, 20, 24, 26, 25, 24, 21, 17, 15];
