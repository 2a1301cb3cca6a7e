create table orders (
  id integer primary key generated always as identity,
  customer text not null,
  placed_at text not null
);

insert into orders (customer, placed_at)
select
  (array['Lindholm Bikes', 'Casa Verde', 'Nordlicht', 'Atelier Rivoli'])[1 + id % 4],
  to_char(
    timestamp '2024-01-05 08:00' + (id / 3) * interval '7 minutes',
    'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  )
from generate_series(1, 100000) as id;

create index on orders (placed_at, id);
