/** Flipper length (mm) and body mass (kg) of birds that were weighed on two islands. */
export const westIsland = [
  { id: 'w1', x: 181, y: 3.4 },
  { id: 'w2', x: 186, y: 3.7 },
  { id: 'w3', x: 190, y: 3.6 },
  { id: 'w4', x: 184, y: 3.3 },
  { id: 'w5', x: 193, y: 3.9 },
  { id: 'w6', x: 188, y: 4.1 },
  { id: 'w7', x: 195, y: 4.2 },
  { id: 'w8', x: 179, y: 3.1 },
  { id: 'w9', x: 191, y: 3.8 },
  { id: 'w10', x: 197, y: 4.4 },
  { id: 'w11', x: 187, y: 3.5 },
  { id: 'w12', x: 183, y: 3.8 },
];

export const eastIsland = [
  { id: 'e1', x: 208, y: 4.4 },
  { id: 'e2', x: 212, y: 4.9 },
  { id: 'e3', x: 217, y: 5.2 },
  { id: 'e4', x: 221, y: 5.6 },
  { id: 'e5', x: 215, y: 4.8 },
  { id: 'e6', x: 210, y: 4.6 },
  { id: 'e7', x: 225, y: 5.9 },
  { id: 'e8', x: 219, y: 5.1 },
  { id: 'e9', x: 206, y: 4.7 },
  { id: 'e10', x: 223, y: 5.4 },
  { id: 'e11', x: 213, y: 5.3 },
  { id: 'e12', x: 228, y: 5.7 },
];
