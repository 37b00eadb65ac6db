-- The record of who changed what. It only grows, and names stay readable when the user or the token is gone.

-- Partitioned by month (UTC); service/platform/partitions adds the partitions.
create table audit_rows (
  id bigint generated always as identity,
  at timestamptz not null,
  user_id int references users on delete set null,
  token_id int references api_tokens on delete set null,
  -- the email address, or the name of the token or job
  actor text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  -- the fields that changed, as they were and as they are
  before jsonb,
  after jsonb
) partition by range (at);
create index audit_rows_subject on audit_rows (subject_type, subject_id, id desc);
create index audit_rows_at on audit_rows (at desc);
create index audit_rows_action on audit_rows (action, id desc);
create index audit_rows_subject_type on audit_rows (subject_type, id desc);
create index audit_rows_actor on audit_rows (lower(actor) text_pattern_ops, id desc);
-- Rows outside of all months. Months that are added later copy its keys.
create table audit_rows_other partition of audit_rows (primary key (id)) default;

-- Refuses every change but the one that a deleted user or token makes: setting its reference to null.
create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.at, new.actor, new.action, new.subject_type, new.subject_id, new.before, new.after)
    is not distinct from (old.id, old.at, old.actor, old.action, old.subject_type, old.subject_id, old.before, old.after)
  then return new;
  end if;
  raise exception 'the audit log only grows' using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_stays before update or delete on audit_rows
  for each row execute function audit_stays();
