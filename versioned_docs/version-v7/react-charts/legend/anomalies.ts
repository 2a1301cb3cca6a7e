/** Example series: yearly deviation of a temperature from its mean, in °C. */
export const anomalies = Array.from({ length: 90 }, (_, index) => {
  const trend = -0.35 + 0.000145 * index ** 2;
  const ripple = 0.11 * Math.sin(index * 0.8) + 0.07 * Math.sin(index * 2.3);
  return Math.round((trend + ripple) * 100) / 100;
});

export const years = anomalies.map((_, index) => new Date(1936 + index, 0, 1));

export const rows = anomalies.map((anomaly, index) => ({ anomaly, year: years[index] }));

export const formatYear = (date: Date) => String(date.getFullYear());
