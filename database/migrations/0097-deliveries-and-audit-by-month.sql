-- What was told to webhooks, and the audit log, by month like the emails.

lock table users, api_tokens, webhooks in share row exclusive mode;
lock table webhook_deliveries, audit_rows in access exclusive mode;

alter table webhook_deliveries rename to webhook_deliveries_earlier;
alter table webhook_deliveries_earlier rename constraint webhook_deliveries_pkey to webhook_deliveries_earlier_pkey;
alter table webhook_deliveries_earlier
  rename constraint webhook_deliveries_document_id_key to webhook_deliveries_earlier_document_id_key;
alter table webhook_deliveries_earlier
  rename constraint webhook_deliveries_webhook_id_fkey to webhook_deliveries_earlier_webhook_id_fkey;
alter index webhook_deliveries_webhook rename to webhook_deliveries_earlier_webhook;
alter index webhook_deliveries_created rename to webhook_deliveries_earlier_created;
alter index webhook_deliveries_failed rename to webhook_deliveries_earlier_failed;
alter sequence webhook_deliveries_id_seq rename to webhook_deliveries_earlier_id_seq;

create table webhook_deliveries (
  id bigint generated always as identity,
  document_id text not null default new_document_id(),
  webhook_id int not null references webhooks on delete cascade,
  event text not null,
  body text not null,
  status text not null default 'waiting'
    constraint webhook_deliveries_status_check check (status in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  attempted_at timestamptz,
  response_status int,
  response_ms int,
  problem text,
  created_at timestamptz not null
) partition by range (created_at);
create index webhook_deliveries_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_created on webhook_deliveries (created_at);
create index webhook_deliveries_failed on webhook_deliveries (id desc) where status = 'failed';
create table webhook_deliveries_other
  partition of webhook_deliveries (primary key (id), unique (document_id)) default;

select setval('webhook_deliveries_id_seq', nextval('webhook_deliveries_earlier_id_seq'), false);
alter table webhook_deliveries_earlier alter column id drop identity;
select be_first_part('webhook_deliveries_earlier', 'webhook_deliveries');

alter table audit_rows rename to audit_rows_earlier;
alter table audit_rows_earlier rename constraint audit_rows_pkey to audit_rows_earlier_pkey;
alter table audit_rows_earlier rename constraint audit_rows_user_id_fkey to audit_rows_earlier_user_id_fkey;
alter table audit_rows_earlier rename constraint audit_rows_token_id_fkey to audit_rows_earlier_token_id_fkey;
alter index audit_rows_subject rename to audit_rows_earlier_subject;
alter index audit_rows_at rename to audit_rows_earlier_at;
alter index audit_rows_action rename to audit_rows_earlier_action;
alter index audit_rows_subject_type rename to audit_rows_earlier_subject_type;
alter index audit_rows_actor rename to audit_rows_earlier_actor;
alter sequence audit_rows_id_seq rename to audit_rows_earlier_id_seq;
-- it comes back with the table that this becomes a part of
drop trigger audit_stays on audit_rows_earlier;

create table audit_rows (
  id bigint generated always as identity,
  at timestamptz not null,
  user_id int references users on delete set null,
  token_id int references api_tokens on delete set null,
  actor text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
) partition by range (at);
create index audit_rows_subject on audit_rows (subject_type, subject_id, id desc);
create index audit_rows_at on audit_rows (at desc);
create index audit_rows_action on audit_rows (action, id desc);
create index audit_rows_subject_type on audit_rows (subject_type, id desc);
create index audit_rows_actor on audit_rows (lower(actor) text_pattern_ops, id desc);
create trigger audit_stays before update or delete on audit_rows for each row execute function audit_stays();
create table audit_rows_other partition of audit_rows (primary key (id)) default;

select setval('audit_rows_id_seq', nextval('audit_rows_earlier_id_seq'), false);
alter table audit_rows_earlier alter column id drop identity;
select be_first_part('audit_rows_earlier', 'audit_rows');

drop function be_first_part(regclass, regclass);
