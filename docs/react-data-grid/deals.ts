export const STAGES = ['Qualified', 'Proposal', 'Negotiation', 'Won'] as const;
export type Stage = (typeof STAGES)[number];

export interface Deal {
  id: number;
  account: string;
  stage: Stage;
  /** Chance of closing, from 0 to 1. */
  probability: number;
  /** In US dollars. */
  value: number;
  /** Day on which the deal should close. */
  closes: Date;
}

type DealRow = [account: string, stage: Stage, probability: number, value: number, closes: string];

const rows: DealRow[] = [
  ['Halden Optics', 'Negotiation', 0.8, 184000, '2026-03-31'],
  ['Brightwater Clinics', 'Proposal', 0.45, 96500, '2026-04-17'],
  ['Casa Almendro', 'Won', 1, 142300, '2026-02-27'],
  ['Mori & Ueda', 'Negotiation', 0.7, 231000, '2026-05-08'],
  ['Lindqvist Print', 'Qualified', 0.2, 38200, '2026-06-19'],
  ['Terra Rossa Foods', 'Proposal', 0.5, 127800, '2026-04-30'],
  ['Quayside Books', 'Won', 1, 57400, '2026-02-13'],
  ['Nordic Lamps', 'Negotiation', 0.65, 88900, '2026-03-20'],
  ['Vistula Freight', 'Proposal', 0.35, 164500, '2026-05-29'],
  ['Atelier Corbin', 'Qualified', 0.15, 29900, '2026-07-10'],
  ['Prairie Solar', 'Negotiation', 0.75, 312000, '2026-04-03'],
  ['Harborlight Hotels', 'Proposal', 0.55, 205600, '2026-05-15'],
  ['Kestrel Air', 'Qualified', 0.25, 119000, '2026-06-26'],
  ['Monsoon Textiles', 'Won', 1, 73800, '2026-02-20'],
  ['Alpenblick Dairy', 'Proposal', 0.4, 64100, '2026-04-24'],
  ['Cobalt Robotics', 'Negotiation', 0.85, 268500, '2026-03-27'],
];

export const deals: Deal[] = rows.map(([account, stage, probability, value, closes], index) => ({
  id: index + 1,
  account,
  stage,
  probability,
  value,
  closes: new Date(`${closes}T00:00`),
}));
