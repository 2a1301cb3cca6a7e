/** Rows that look like those of a company that sells office supplies. The same on every run. */

export const ORDER_COUNT = 50_000;
const CUSTOMER_COUNT = 2_000;

const REGIONS = {
  Americas: ['São Paulo', 'Toronto', 'Recife'],
  Europe: ['Berlin', 'Lyon', 'Kraków', 'Izmir'],
  'Asia and Africa': ['Osaka', 'Cape Town'],
} as const;
const TEAM_NAMES = ['Retail', 'Public sector', 'Schools', 'Industry'];
const COUNTRY_OF: Record<string, string> = {
  'São Paulo': 'BR',
  Recife: 'BR',
  Toronto: 'CA',
  Berlin: 'DE',
  Lyon: 'FR',
  Kraków: 'PL',
  Izmir: 'TR',
  Osaka: 'JP',
  'Cape Town': 'ZA',
};
const FIRST = [
  'Alder',
  'Bright',
  'Café',
  'Dune',
  'Elm',
  'Fjord',
  'Gold',
  'Harbor',
  'Île',
  'Jasmin',
];
const SECOND = ['bank', 'field', 'house', 'land', 'mark', 'port', 'stone', 'ware', 'wood', 'works'];
const THIRD = [
  '& Sons',
  'Clinics',
  'Group',
  'GmbH',
  'Hotels',
  'Labs',
  'Ltd',
  'Ltda',
  'Schools',
  'SA',
];
const NOTES = [
  ...['Call before delivery', 'Gift wrap', 'Leave at the gate', 'Invoice by post', '10% discount'],
  ...['Second attempt', 'Fragile', 'No stickers', 'Ask for Zoë', 'Use the side entrance'],
];

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2023, 0, 2);
const DAY_COUNT = 1_000;

/** The generator "mulberry32": numbers from 0 to 1 that look random, the same for each seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Value = string | number | boolean | null;

/** CSV in which nothing between two commas means `null`, and `""` is an empty text. */
const toCsv = (rows: readonly (readonly Value[])[]) =>
  rows
    .map((row) =>
      row
        .map((value) =>
          typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? ''),
        )
        .join(','),
    )
    .join('\n');

function createTeams() {
  const rows: Value[][] = [];
  const leaves: { id: number; office: string }[] = [];
  const add = (parent: number | null, name: string) => {
    rows.push([rows.length + 1, parent, name]);
    return rows.length;
  };
  for (const [region, offices] of Object.entries(REGIONS)) {
    const regionId = add(null, region);
    for (const office of offices) {
      const officeId = add(regionId, office);
      for (const name of TEAM_NAMES) {
        leaves.push({ id: add(officeId, `${office} ${name}`), office });
      }
    }
  }
  return { rows, leaves };
}

/** The content of the three tables as CSV, in the order in which they can be filled. */
export function createSeed(orderCount = ORDER_COUNT): { table: string; csv: string }[] {
  const random = createRandom(8);
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const { rows: teams, leaves } = createTeams();

  const customers = Array.from({ length: CUSTOMER_COUNT }, (_, index): Value[] => {
    const { id, office } = pick(leaves);
    const name = `${pick(FIRST)}${pick(SECOND)} ${pick(THIRD)}`;
    return [index + 1, name, COUNTRY_OF[office] ?? 'DE', id];
  });

  const orders = Array.from({ length: orderCount }, (_, index): Value[] => {
    // More orders in later months, and few on weekends.
    const day = Math.floor(Math.sqrt(random()) * DAY_COUNT);
    const isWeekend = day % 7 > 4;
    const date = FIRST_DAY + (isWeekend && random() < 0.8 ? day - 2 : day) * DAY_MS;
    const age = DAY_COUNT - day;
    const status =
      age < 10 ? pick(['draft', 'open', null]) : pick(['paid', 'paid', 'sent', 'cancelled']);
    const items = status === 'draft' ? null : 1 + Math.floor(random() ** 3 * 40);
    const amount = items === null ? null : (items * (4 + random() * 120)).toFixed(2);
    const isPaid = status === 'paid' || status === 'sent';
    const paid = date + Math.floor(random() * 20 * DAY_MS);
    return [
      index + 1,
      1 + Math.floor(random() ** 2 * CUSTOMER_COUNT),
      status,
      items,
      amount === null ? null : Number(amount),
      random() < 0.1 ? null : random() < 0.2,
      new Date(date).toISOString().slice(0, 10),
      isPaid ? new Date(paid).toISOString() : null,
      random() < 0.15 ? pick(NOTES) : random() < 0.1 ? '' : null,
    ];
  });

  return [
    { table: 'teams', csv: toCsv(teams) },
    { table: 'customers', csv: toCsv(customers) },
    { table: 'orders', csv: toCsv(orders) },
  ];
}
