export const barLabels = [
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

/** Mean temperature of each month in °C. */
export const temperatures = [-6.2, -4.8, 0.4, 6.1, 12.3, 17.2, 20.4, 19.1, 13.8, 7.2, 1.1, -4.1];

const winter = '#4254fb';
const spring = '#22bf75';
const summer = '#ffb422';
const autumn = '#b0603a';

export const xColorMaps = {
  ordinal: {
    type: 'ordinal' as const,
    values: barLabels,
    colors: [
      ...[winter, winter, spring, spring, spring, summer],
      ...[summer, summer, autumn, autumn, autumn, winter],
    ],
  },
};

export const yColorMaps = {
  continuous: {
    type: 'continuous' as const,
    min: -8,
    max: 22,
    color: ['#4254fb', '#ffb422'] as const,
  },
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [0, 15],
    colors: ['#4254fb', '#22bf75', '#ffb422'],
  },
};
