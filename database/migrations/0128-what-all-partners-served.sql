-- Reports of all partners look for what was ended in a month, and for the few bookings that were paid on trial.
create index booking_changes_changed on booking_changes (at) where kind = 'changed';
create index payments_on_trial on payments (booking_id) where mode = 'test' and status = 'captured';
