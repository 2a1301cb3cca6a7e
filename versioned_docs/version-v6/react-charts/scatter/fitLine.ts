interface Point {
  x: number;
  y: number;
}

const mean = (values: number[]) =>
  values.reduce((total, value) => total + value, 0) / (values.length || 1);

/** The straight line with the least squared distance to the points. */
export function fitLine(points: readonly Point[]) {
  const meanX = mean(points.map(({ x }) => x));
  const meanY = mean(points.map(({ y }) => y));
  const covariance = mean(points.map(({ x, y }) => (x - meanX) * (y - meanY)));
  const variance = mean(points.map(({ x }) => (x - meanX) ** 2));
  const slope = variance === 0 ? 0 : covariance / variance;
  return { slope, intercept: meanY - slope * meanX };
}
