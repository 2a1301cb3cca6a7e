/** In MW. The sources together cover the demand around noon, and the rest of the day is imported. */
export const demandAndSupply = [
  { hour: '00:00', wind: 226, sun: 0, water: 112, demand: 412 },
  { hour: '02:00', wind: 238, sun: 0, water: 104, demand: 376 },
  { hour: '04:00', wind: 241, sun: 0, water: 98, demand: 365 },
  { hour: '06:00', wind: 232, sun: 14, water: 121, demand: 448 },
  { hour: '08:00', wind: 207, sun: 92, water: 158, demand: 602 },
  { hour: '10:00', wind: 184, sun: 218, water: 176, demand: 641 },
  { hour: '12:00', wind: 172, sun: 297, water: 169, demand: 618 },
  { hour: '14:00', wind: 178, sun: 271, water: 164, demand: 597 },
  { hour: '16:00', wind: 193, sun: 141, water: 187, demand: 632 },
  { hour: '18:00', wind: 218, sun: 22, water: 224, demand: 724 },
  { hour: '20:00', wind: 236, sun: 0, water: 203, demand: 668 },
  { hour: '22:00', wind: 244, sun: 0, water: 156, demand: 521 },
];

export const monthlySupply = [
  { month: 'Oct', wind: 182, sun: 64, water: 91 },
  { month: 'Nov', wind: 214, sun: 38, water: 104 },
  { month: 'Dec', wind: 236, sun: 27, water: 118 },
  { month: 'Jan', wind: 241, sun: 31, water: 122 },
  { month: 'Feb', wind: 203, sun: 49, water: 115 },
  { month: 'Mar', wind: 188, sun: 83, water: 126 },
];

/** The sources have the same colors in every chart. */
export const sources = [
  { dataKey: 'wind', label: 'Wind', color: '#4254fb' },
  { dataKey: 'sun', label: 'Sun', color: '#ffb422' },
  { dataKey: 'water', label: 'Water', color: '#0dbeff' },
];

/** The percentages of January to March, in the order of `sources`. */
const shares = [55, 14, 31];

export const supplyShare = sources.map(({ dataKey, label, color }, index) => ({
  id: dataKey,
  value: shares[index] ?? 0,
  label,
  color,
}));
