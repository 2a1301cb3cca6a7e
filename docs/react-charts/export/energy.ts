/** Output of a solar park in MW over one day, and its forecast. */
export const hours = [6, 8, 10, 12, 14, 16, 18, 20];
export const output = [0.4, 3.1, 7.8, 10.6, 9.9, 6.2, 2.1, 0.1];
export const forecast = [0.5, 3.4, 7.2, 10.1, 10.4, 6.8, 2.4, 0.2];

const GOLDEN_ANGLE = 2.399963;

export const gusts = Array.from({ length: 60 }, (_, id) => ({
  id,
  x: 12 + 9 * Math.sqrt(id / 60) * Math.cos(id * GOLDEN_ANGLE),
  y: 8 + 5 * Math.sqrt(id / 60) * Math.sin(id * GOLDEN_ANGLE),
}));
