export const stations = ['Nord', 'Hafen', 'Markt', 'Campus', 'West'];

/** Charging sessions at each station, by kind of customer. */
export const sessions = [
  { id: 'subscribers', label: 'Subscribers', data: [142, 187, 96, 214, 73] },
  { id: 'guests', label: 'Guests', data: [88, 61, 134, 79, 102] },
  { id: 'fleet', label: 'Fleet', data: [41, 117, 22, 38, 65] },
];
