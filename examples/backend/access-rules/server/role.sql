-- The application connects as a role that neither owns the table nor bypasses policies.
create role app;
grant usage on schema public to app;
grant select, insert, update on orders to app;
set role app;
