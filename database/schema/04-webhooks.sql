-- Other programs that are notified of what happens here.

create table webhooks (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  name text not null,
  url text not null,
  -- the events that it wants to hear of
  events text[] not null,
  -- the signing secret, encrypted with a key of the installation
  sealed_secret text not null,
  enabled boolean not null default true,
  -- why the service disabled it
  disabled_because text,
  -- of the attempts since the last success: when the first failed, and how many did
  failing_since timestamptz,
  failures int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One message to one webhook, and how far it has come. Partitioned by month (UTC); service/platform/partitions adds the partitions.
create table webhook_deliveries (
  id bigint generated always as identity,
  document_id text not null default new_document_id(),
  webhook_id int not null references webhooks on delete cascade,
  event text not null,
  -- what is sent, byte for byte
  body text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- of the last attempt
  attempted_at timestamptz,
  response_status int,
  response_ms int,
  problem text,
  created_at timestamptz not null
) partition by range (created_at);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_created on webhook_deliveries (created_at);
create index webhook_deliveries_failed on webhook_deliveries (id desc) where status = 'failed';
-- Rows outside of all months. Months that are added later copy its keys.
create table webhook_deliveries_other partition of webhook_deliveries (primary key (id), unique (document_id)) default;
