create table orders (
  id integer primary key generated always as identity,
  customer text not null,
  total double precision not null,
  version integer not null default 1
);

insert into orders (customer, total)
select
  (array['Lindholm Bikes', 'Casa Verde', 'Nordlicht', 'Atelier Rivoli'])[1 + id % 4],
  (id * 7919) % 100000 / 100.0
from generate_series(1, 40) as id;
