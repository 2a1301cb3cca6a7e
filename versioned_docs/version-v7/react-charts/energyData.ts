/** In MW. The sources together cover the demand around noon, and the rest of the day is imported. */
export const demandAndSupply = [
  { hour: '00:00', wind: 226, solar: 0, hydro: 112, demand: 412 },
  { hour: '02:00', wind: 238, solar: 0, hydro: 104, demand: 376 },
  { hour: '04:00', wind: 241, solar: 0, hydro: 98, demand: 365 },
  { hour: '06:00', wind: 232, solar: 14, hydro: 121, demand: 448 },
  { hour: '08:00', wind: 207, solar: 92, hydro: 158, demand: 602 },
  { hour: '10:00', wind: 184, solar: 218, hydro: 176, demand: 641 },
  { hour: '12:00', wind: 172, solar: 297, hydro: 169, demand: 618 },
  { hour: '14:00', wind: 178, solar: 271, hydro: 164, demand: 597 },
  { hour: '16:00', wind: 193, solar: 141, hydro: 187, demand: 632 },
  { hour: '18:00', wind: 218, solar: 22, hydro: 224, demand: 724 },
  { hour: '20:00', wind: 236, solar: 0, hydro: 203, demand: 668 },
  { hour: '22:00', wind: 244, solar: 0, hydro: 156, demand: 521 },
];

export const monthlySupply = [
  { month: 'Oct', wind: 182, solar: 64, hydro: 91 },
  { month: 'Nov', wind: 214, solar: 38, hydro: 104 },
  { month: 'Dec', wind: 236, solar: 27, hydro: 118 },
  { month: 'Jan', wind: 241, solar: 31, hydro: 122 },
  { month: 'Feb', wind: 203, solar: 49, hydro: 115 },
  { month: 'Mar', wind: 188, solar: 83, hydro: 126 },
];

/** In this order in every chart, so that the palette gives a source the same color in all. */
export const sources = [
  { dataKey: 'wind', label: 'Wind' },
  { dataKey: 'solar', label: 'Solar' },
  { dataKey: 'hydro', label: 'Hydro' },
];

/** The percentages of January to March, in the order of `sources`. */
const shares = [55, 14, 31];

export const supplyShare = sources.map(({ dataKey, label }, index) => ({
  id: dataKey,
  value: shares[index] ?? 0,
  label,
}));
