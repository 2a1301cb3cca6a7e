export const demandByHour = [
  { hour: '00:00', demand: 412, forecast: 405 },
  { hour: '02:00', demand: 376, forecast: 381 },
  { hour: '04:00', demand: 365, forecast: 370 },
  { hour: '06:00', demand: 448, forecast: 440 },
  { hour: '08:00', demand: 602, forecast: 588 },
  { hour: '10:00', demand: 641, forecast: 650 },
  { hour: '12:00', demand: 618, forecast: 634 },
  { hour: '14:00', demand: 597, forecast: 601 },
  { hour: '16:00', demand: 632, forecast: 615 },
  { hour: '18:00', demand: 724, forecast: 706 },
  { hour: '20:00', demand: 668, forecast: 674 },
  { hour: '22:00', demand: 521, forecast: 530 },
];

export const monthlySupply = [
  { month: 'Oct', wind: 182, solar: 64, hydro: 91 },
  { month: 'Nov', wind: 214, solar: 38, hydro: 104 },
  { month: 'Dec', wind: 236, solar: 27, hydro: 118 },
  { month: 'Jan', wind: 241, solar: 31, hydro: 122 },
  { month: 'Feb', wind: 203, solar: 49, hydro: 115 },
  { month: 'Mar', wind: 188, solar: 83, hydro: 126 },
];

export const supplyShare = [
  { id: 'wind', value: 55, label: 'Wind' },
  { id: 'solar', value: 14, label: 'Solar' },
  { id: 'hydro', value: 31, label: 'Hydro' },
];
