export const pressure = [
  1021, 1024, 1026, 1023, 1017, 1009, 1001, 994, 991, 996, 1004, 1011, 1016, 1013, 1008, 1012, 1019,
  1025, 1029, 1031,
];

export const days = pressure.map((_, index) => new Date(2026, 2, 2 + index));

const forecastStart = new Date(2026, 2, 14);

/** Measured days in one color, the forecast in another. */
export const xColorMap = {
  type: 'piecewise' as const,
  thresholds: [forecastStart],
  colors: ['#1e88e5', '#9e9e9e'],
};

export const yColorMaps = {
  piecewise: {
    type: 'piecewise' as const,
    thresholds: [1000, 1020],
    colors: ['#c62828', '#7986cb', '#2e7d32'],
  },
  continuous: {
    type: 'continuous' as const,
    min: 990,
    max: 1030,
    color: ['#c62828', '#2e7d32'] as const,
  },
};
