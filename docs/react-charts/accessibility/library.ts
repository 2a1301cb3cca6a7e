export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

/** Books borrowed from two branches of a library, in hundreds. */
export const borrowed = [
  { id: 'harbor', label: 'Harbor', color: '#00796b', data: [41, 38, 44, 36, 33, 29] },
  { id: 'old-town', label: 'Old town', color: '#c2185b', data: [27, 29, 32, 31, 35, 38] },
];

export const branches = [
  { id: 'harbor', value: 221, label: 'Harbor', color: '#00796b' },
  { id: 'old-town', value: 192, label: 'Old town', color: '#c2185b' },
  { id: 'bus', value: 64, label: 'Book bus', color: '#5d4037' },
];

/** Visitors (x) and books borrowed (y) on six days. */
export const points = [
  { id: 'mon', x: 310, y: 540 },
  { id: 'tue', x: 280, y: 505 },
  { id: 'wed', x: 402, y: 760 },
  { id: 'thu', x: 355, y: 610 },
  { id: 'fri', x: 460, y: 820 },
  { id: 'sat', x: 515, y: 1010 },
];
