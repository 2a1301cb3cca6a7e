export interface Part {
  id: string;
  name: string;
  category: string;
  supplier: string;
  shelf: string;
  stock: number;
  /** Order again below this number. */
  minimum: number;
  price: number;
  /** Pieces on the way. */
  ordered: number;
  /** Pieces that left in each of the last eight weeks. */
  sold: readonly number[];
}

const CATALOG: readonly [category: string, names: readonly string[], price: number][] = [
  ['Brakes', ['Disc pads, resin', 'Disc pads, sintered', 'Rotor 160 mm', 'Hydraulic hose'], 14],
  ['Drivetrain', ['Chain, 11-speed', 'Cassette 11–42', 'Chainring 38 t', 'Derailleur hanger'], 32],
  ['Wheels', ['Rim tape', 'Inner tube 28″', 'Tyre 28×1.6', 'Spoke, 276 mm'], 11],
  ['Electrics', ['Battery 500 Wh', 'Display', 'Speed sensor', 'Charger 4 A'], 96],
  ['Cockpit', ['Grips, cork', 'Bell', 'Stem 60 mm', 'Handlebar 660 mm'], 22],
  ['Lights', ['Front light 60 lx', 'Rear light', 'Dynamo cable', 'Reflector set'], 19],
];
const SUPPLIERS = ['Halden & Sons', 'Radwerk', 'Nordkette'];

/** The store of a bicycle workshop; every number depends on the position in the catalog. */
export const parts: Part[] = CATALOG.flatMap(([category, names, price], c) =>
  names.map((name, n) => {
    const k = c * 4 + n;
    const minimum = 10 + ((k * 7) % 30);
    return {
      id: `${category.slice(0, 2).toUpperCase()}-${100 + k * 3}`,
      name,
      category,
      supplier: SUPPLIERS[(k * 2 + c) % SUPPLIERS.length],
      shelf: `${'ABC'[c % 3]}${n + 1}-${(k % 6) + 1}`,
      stock: k % 9 === 4 ? 0 : (k * 23) % 90,
      minimum,
      price: price * (1 + n * 0.6),
      ordered: k % 4 === 1 ? 40 : 0,
      sold: Array.from({ length: 8 }, (_, week) => 2 + ((k * 5 + week * 7) % 9)),
    };
  }),
);

export type Level = 'out' | 'low' | 'fine';

export const LEVELS: Record<Level, { label: string; color: 'error' | 'warning' | 'success' }> = {
  out: { label: 'Sold out', color: 'error' },
  low: { label: 'Running low', color: 'warning' },
  fine: { label: 'In stock', color: 'success' },
};

export function levelOf({ minimum, stock }: Pick<Part, 'minimum' | 'stock'>): Level {
  if (stock === 0) {
    return 'out';
  }
  return stock < minimum ? 'low' : 'fine';
}

export const euros = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
