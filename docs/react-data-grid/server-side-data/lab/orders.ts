import { expressionBuilder, sql, type ColumnType, type Generated } from 'kysely';
import { CREATE_COLLATION } from './filters';
import { withDateParts } from './fields';
import type { Row, Table } from './table';

type Instant = ColumnType<Date, string, string>;

/** Kysely knows the columns and their types from here. */
export interface Database {
  teams: { id: Generated<number>; parent_id: number | null; name: string };
  customers: { id: Generated<number>; name: string; country: string; team_id: number };
  orders: {
    id: Generated<number>;
    customer_id: number;
    status: string | null;
    items: number | null;
    amount: string | null;
    express: boolean | null;
    ordered: ColumnType<Date, string, string>;
    paid: Instant | null;
    note: string | null;
  };
}

export const SCHEMA = `
${CREATE_COLLATION};
create table teams (
  id integer primary key,
  parent_id integer references teams,
  name text not null
);
create table customers (
  id integer primary key,
  name text not null,
  country text not null,
  team_id integer not null references teams
);
create table orders (
  id integer primary key,
  customer_id integer not null references customers,
  status text,
  items integer,
  amount numeric(12, 2),
  express boolean,
  ordered date not null,
  paid timestamptz,
  note text
);`;

/** What users sort and filter by most. */
export const INDEXES = `
create index orders_ordered on orders (ordered);
create index orders_amount on orders (amount);
create index orders_customer on orders (customer_id);`;

export const COUNTRIES = {
  BR: 'Brazil',
  CA: 'Canada',
  DE: 'Germany',
  FR: 'France',
  JP: 'Japan',
  PL: 'Poland',
  TR: 'Türkiye',
  ZA: 'South Africa',
} as const;

export const STATUSES = {
  cancelled: 'Canceled',
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  sent: 'Sent',
} as const;

const build = expressionBuilder<Database>();

/** The rows of the grid: orders with the names from the other tables. */
export const orders: Table = {
  query: sql<Row>`${build
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .innerJoin('teams', 'teams.id', 'customers.team_id')
    .select([
      'orders.id',
      'customers.name as customer',
      'customers.country',
      'teams.name as team',
      'orders.status',
      'orders.items',
      'orders.amount',
      'orders.express',
      'orders.ordered',
      'orders.paid',
      'orders.note',
    ])}`.as('row'),
  id: 'id',
  fields: withDateParts({
    id: { type: 'number' },
    customer: { type: 'string' },
    country: { type: 'singleSelect', labels: COUNTRIES },
    team: { type: 'string' },
    status: { type: 'singleSelect', labels: STATUSES },
    items: { type: 'number' },
    amount: { type: 'number' },
    express: { type: 'boolean' },
    ordered: { type: 'date' },
    paid: { type: 'dateTime' },
    note: { type: 'string' },
  }),
  searched: [
    ...[
      'id',
      'customer',
      'country',
      'team',
      'status',
      'items',
      'amount',
      'ordered',
      'paid',
      'note',
    ],
  ],
};

/** The teams as a tree: regions, offices, teams. */
export const teams: Table = {
  query: sql<Row>`${build.selectFrom('teams').select(['id', 'parent_id as parent', 'name'])}`.as(
    'row',
  ),
  id: 'id',
  fields: { id: { type: 'number' }, parent: { type: 'number' }, name: { type: 'string' } },
};
