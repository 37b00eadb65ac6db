-- Emails, deliveries and the audit log become tables of months (0096, 0097). What is there already will be the first of
-- their parts, as it stands: this check says up to when it goes, so that nothing has to be read again under a lock. Three
-- months at least from now on, so that an upgrade that is broken off here stands in nobody's way meanwhile.
do $$
declare until timestamptz;
begin
  select (date_trunc('month', greatest(now(), (select max(created_at) from letters),
    (select max(created_at) from webhook_deliveries), (select max(at) from audit_rows)) at time zone 'UTC')
    + interval '4 months') at time zone 'UTC' into until;
  execute format('alter table letters add constraint first_part check (created_at < %L) not valid', until);
  execute format('alter table webhook_deliveries add constraint first_part check (created_at < %L) not valid', until);
  execute format('alter table audit_rows add constraint first_part check (at < %L) not valid', until);
end $$;
