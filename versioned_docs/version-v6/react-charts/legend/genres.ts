/** Tickets of a cinema by genre. */
export const genres = [
  { id: 'drama', value: 412, label: 'Drama' },
  { id: 'comedy', value: 388, label: 'Comedy' },
  { id: 'family', value: 271, label: 'Family' },
  { id: 'thriller', value: 196, label: 'Thriller' },
  { id: 'history', value: 83, label: 'Documentary' },
];
