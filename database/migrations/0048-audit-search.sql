-- The audit log is searched by who did what; the latest row comes first.
create index audit_rows_action on audit_rows (action, id desc);
create index audit_rows_subject_type on audit_rows (subject_type, id desc);
create index audit_rows_actor on audit_rows (lower(actor) text_pattern_ops, id desc);

-- What was written once stays: only the nulling of a deleted user or token goes through.
create function audit_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.id, new.at, new.actor, new.action, new.subject_type, new.subject_id, new.before, new.after)
    is not distinct from (old.id, old.at, old.actor, old.action, old.subject_type, old.subject_id, old.before, old.after)
  then return new;
  end if;
  raise exception 'the audit log only grows' using errcode = 'integrity_constraint_violation';
end $$;
create trigger audit_stays before update or delete on audit_rows for each row execute function audit_stays();
