/** Rows that filters, sorting, and groups could get wrong: without values, in other cases, with signs. */
const CUSTOMERS = [
  ...['Zoë Ltd', 'zoe ltd', 'ZOE LTD', 'Ångström', 'angstrom', '100% Cotton', '100_Cotton'],
  ...[
    'Back\\slash',
    "O'Hara",
    'Łódź',
    'Straße',
    'Æther',
    'a b',
    'a-b',
    'ab',
    'A',
    '_x',
    '日本',
    '  ',
  ],
];
const TEAMS = ['North', 'north', 'South', 'Süd', 'Zentrum'];
const COUNTRIES = ['BR', 'CA', 'DE', 'FR', 'TR', 'ZA'];
const STATUSES = ['draft', 'open', 'paid', null];
const NOTES = [null, '', ' ', 'gift', 'Gift wrap', '50 %', '50%', 'call: 0049', 'é', '12.5', null];
const AMOUNTS = [null, 0, -3.5, 12.5, 12.25, 1000000, 0.01, 99, 100, 101];
const PAID = [
  null,
  '2025-03-04T10:11:00.000Z',
  '2025-03-04T10:11:59.999Z',
  '2025-03-04T10:12:00.000Z',
  '2025-03-03T23:59:30.500Z',
  '2024-12-31T22:30:00.000Z',
];
const DAYS = ['2024-12-31', '2025-01-01', '2025-03-03', '2025-03-04', '2025-03-05', '2025-10-26'];

export interface ProofRow extends Record<string, unknown> {
  id: number;
}

const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

export const proofRows: readonly ProofRow[] = Array.from({ length: 120 }, (_, index) => {
  const customer = (index * 7) % CUSTOMERS.length;
  return {
    id: index + 1,
    customer: at(CUSTOMERS, customer),
    country: at(COUNTRIES, customer),
    team: at(TEAMS, customer),
    status: at(STATUSES, index * 3 + Math.floor(index / 5)),
    items: index % 9 === 4 ? null : (index * 5) % 12,
    amount: at(AMOUNTS, index * 3 + Math.floor(index / 7)),
    express: at([true, false, null], index + Math.floor(index / 11)),
    ordered: at(DAYS, index * 5 + Math.floor(index / 13)),
    paid: at(PAID, index + Math.floor(index / 17)),
    note: at(NOTES, index * 2 + Math.floor(index / 19)),
  };
});

/** The same rows in the three tables. */
export function proofInserts(): string {
  const value = (own: unknown) =>
    own === null || typeof own === 'number' || typeof own === 'boolean'
      ? String(own)
      : `'${String(own).replaceAll("'", "''")}'`;
  const rows = (table: string, values: readonly (readonly unknown[])[]) =>
    `insert into ${table} values ${values.map((row) => `(${row.map(value).join(', ')})`).join(',\n')};`;
  return [
    rows(
      'teams',
      TEAMS.map((name, index) => [index + 1, null, name]),
    ),
    rows(
      'customers',
      CUSTOMERS.map((name, index) => [
        index + 1,
        name,
        at(COUNTRIES, index),
        (index % TEAMS.length) + 1,
      ]),
    ),
    rows(
      'orders',
      proofRows.map((row) => [
        row.id,
        CUSTOMERS.indexOf(String(row.customer)) + 1,
        ...['status', 'items', 'amount', 'express', 'ordered', 'paid', 'note'].map(
          (name) => row[name],
        ),
      ]),
    ),
  ].join('\n');
}
