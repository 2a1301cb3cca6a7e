/** Temperatures of two presses at each check of a shift. */
export const machines = [
  { check: 'c1', hours: 0.5, pressA: 41, pressB: 38 },
  { check: 'c2', hours: 1.2, pressA: 46, pressB: 44 },
  { check: 'c3', hours: 1.9, pressA: 52, pressB: 47 },
  { check: 'c4', hours: 2.7, pressA: 55, pressB: 53 },
  { check: 'c5', hours: 3.4, pressA: 61, pressB: 54 },
  { check: 'c6', hours: 4.1, pressA: 63, pressB: 59 },
  { check: 'c7', hours: 4.8, pressA: 68, pressB: 60 },
  { check: 'c8', hours: 5.6, pressA: 69, pressB: 64 },
  { check: 'c9', hours: 6.3, pressA: 74, pressB: 65 },
  { check: 'c10', hours: 7.1, pressA: 77, pressB: 69 },
];
