-- Feedback of readers, one row an entry. Run once; running it again changes nothing.
create table if not exists feedback (
  id uuid primary key default gen_random_uuid(),
  received_at timestamptz not null default now(),
  rating smallint check (rating in (0, 1)),
  comment text not null,
  page_url text not null,
  section_url text not null,
  section_title text not null,
  github_repo text not null,
  product_id text not null
);

create index if not exists feedback_by_time on feedback (received_at);

-- Requests of each client in each minute. The client is a keyed hash: no address is stored.
create table if not exists feedback_client (
  client_hash text not null,
  minute timestamptz not null,
  requests integer not null,
  primary key (client_hash, minute)
);
