create table tasks (
  id integer primary key generated always as identity,
  label text not null,
  due_on date not null,
  created_at timestamptz not null
);

insert into tasks (label, due_on, created_at)
select
  (array['Renew contract', 'Send invoice', 'Call the customer', 'Check the stock'])[1 + id % 4],
  date '2026-03-01' + id,
  timestamptz '2026-02-20 22:30Z' + id * interval '9 hours'
from generate_series(1, 40) as id;
