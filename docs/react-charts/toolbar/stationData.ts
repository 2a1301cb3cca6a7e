/** Between 0 and 1, without a pattern, and the same on every load. */
const scatter = (seed: number) => {
  const value = Math.abs(Math.sin(seed * 12.9898) * 43758.5453);
  return value - Math.floor(value);
};

/** Between 0 and 100, more often near 50. */
const position = (seed: number) => 50 * (scatter(seed) + scatter(seed + 0.5));

/** 160 measurements, most of them near the middle of the region. */
export const measurements = Array.from({ length: 160 }, (_, id) => ({
  id,
  x: position(id + 1),
  y: position(id + 201),
}));
