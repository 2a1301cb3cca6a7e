/** Guests a night in two regions. */
export const guests = [
  { month: 'Jan', lake: 90, alpine: 410 },
  { month: 'Mar', lake: 130, alpine: 330 },
  { month: 'May', lake: 240, alpine: 110 },
  { month: 'Jul', lake: 450, alpine: 190 },
  { month: 'Sep', lake: 310, alpine: 160 },
  { month: 'Nov', lake: 100, alpine: 220 },
];
