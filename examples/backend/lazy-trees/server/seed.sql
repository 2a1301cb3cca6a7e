insert into folders (parent_id, owner_id, label)
select null, 'ada', label
from unnest(array['Archive', 'Contracts', 'Invoices', 'Reports']) as label;

insert into folders (parent_id, owner_id, label)
select top.id, 'ada', top.label || ' ' || year
from folders as top, generate_series(2020, 2026) as year;

insert into folders (parent_id, owner_id, label)
select year.id, 'ada', year.label || '-' || to_char(month, 'FM00')
from folders as year, generate_series(1, 12) as month
where year.parent_id is not null;
