create table orders (
  id integer primary key generated always as identity,
  tenant_id text not null,
  customer text not null,
  total double precision not null,
  margin double precision not null
);

insert into orders (tenant_id, customer, total, margin)
select
  (array['lyon', 'graz'])[1 + id % 2],
  (array['Lindholm Bikes', 'Casa Verde', 'Nordlicht', 'Atelier Rivoli', '50% Outlet'])[1 + id % 5],
  (id * 7919) % 100000 / 100.0,
  (id * 541) % 10000 / 100.0
from generate_series(1, 120) as id;
