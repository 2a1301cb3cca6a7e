create table orders (
  id integer primary key generated always as identity,
  customer text not null,
  status text not null,
  total numeric(10, 2),
  placed_at timestamptz not null
);

insert into orders (customer, status, total, placed_at)
select
  (array['Lindholm Bikes', 'Casa Verde', 'Nordlicht', 'Atelier Rivoli', '50% Outlet'])[1 + id % 5],
  (array['open', 'paid', 'sent'])[1 + id % 3],
  case when id % 11 > 0 then (id * 7919) % 100000 / 100.0 end,
  timestamptz '2026-01-05 08:00Z' + id * interval '7 hours'
from generate_series(1, 500) as id;
