create table orders (
  id integer primary key generated always as identity,
  placed_at timestamptz not null,
  total numeric(10, 2) not null
);

insert into orders (placed_at, total)
select
  timestamptz '2026-01-01 00:00Z' + ((id * 7919) % 259200) * interval '1 minute',
  (id * 541) % 80000 / 100.0
from generate_series(1, 5000) as id;
