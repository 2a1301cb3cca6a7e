/** What visitors of three cinemas rated, from 0 to 100. */
export const metrics = ['Picture', 'Sound', 'Seats', 'Staff', 'Snacks', 'Price'];

export const cinemas = [
  { id: 'odeon', label: 'Odeon', data: [88, 74, 92, 68, 57, 43] },
  { id: 'capitol', label: 'Capitol', data: [64, 81, 58, 87, 73, 78] },
];
