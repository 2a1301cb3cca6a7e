export const balance = [
  { year: '2022', property: 21.4, equipment: 9.8, cash: 4.1, loans: 18.7, equity: 16.6 },
  { year: '2023', property: 22.9, equipment: 10.6, cash: 5.3, loans: 19.1, equity: 19.7 },
  { year: '2024', property: 24.2, equipment: 9.9, cash: 7.8, loans: 18.2, equity: 23.7 },
  { year: '2025', property: 26.0, equipment: 11.2, cash: 8.4, loans: 20.5, equity: 25.1 },
];
