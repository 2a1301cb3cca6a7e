/** Residents of a town in thousands, the oldest first, as an axis runs from the top down. */
export const population = [
  { age: '90+', men: 0.3, women: 0.8 },
  { age: '80–89', men: 1.6, women: 2.5 },
  { age: '70–79', men: 3.4, women: 4.1 },
  { age: '60–69', men: 5.2, women: 5.6 },
  { age: '50–59', men: 6.3, women: 6.2 },
  { age: '40–49', men: 5.4, women: 5.3 },
  { age: '30–39', men: 5.9, women: 5.7 },
  { age: '20–29', men: 4.8, women: 4.6 },
  { age: '10–19', men: 4.2, women: 4.0 },
  { age: '0–9', men: 4.0, women: 3.8 },
];

/** Series of a pyramid need one side below zero. */
export const pyramid = population.map(({ age, men, women }) => ({ age, men: -men, women }));
