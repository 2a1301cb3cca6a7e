const models = [
  { label: 'Air 6', energy: 34, temperature: 2 },
  { label: 'Air 9', energy: 52, temperature: -3 },
  { label: 'Ground 7', energy: 22, temperature: 6 },
  { label: 'Water 8', energy: 15, temperature: 11 },
];

const PER_MODEL = 1000;
const GOLDEN_ANGLE = 2.399963;

/** Points around the typical place of each model, spread like the seeds of a sunflower. */
export const samples = models.map(({ label, energy, temperature }, model) => ({
  id: label,
  label,
  markerSize: 1.5,
  data: Array.from({ length: PER_MODEL }, (_, index) => {
    const spread = Math.sqrt(index / PER_MODEL) * (1.2 + 0.5 * Math.sin(index * 1.7 + model));
    const angle = index * GOLDEN_ANGLE + model;
    return {
      id: `${label}-${index}`,
      x: energy + 9 * spread * Math.cos(angle) - 3 * spread * Math.sin(angle),
      y: temperature + 5 * spread * Math.sin(angle),
    };
  }),
}));

export const totalSamples = models.length * PER_MODEL;
