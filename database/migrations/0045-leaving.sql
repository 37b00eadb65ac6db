-- An account can be deleted. What the law wants kept of its bookings stays without the person (decision 51).

alter table one_time_codes
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check check (purpose in ('confirm', 'reset', 'sign-in', 'delete'));

-- When the person was taken out of it: whose it was, who travelled and how they were reached.
alter table bookings add column forgotten_at timestamptz,
  add constraint forgotten_whole check (forgotten_at is null or (
    user_id is null and email = '' and mailbox = '' and network is null and request_hash = ''
    and lead_traveller is null and phone is null and requests is null
    and company is null and company_address is null and gstin is null));
-- What was booked without an account, by the address.
create index bookings_guest_email on bookings (email) where user_id is null;

-- The list of what happened never changes: the number in it stays, and names nobody once the account is gone.
alter table booking_changes drop constraint booking_changes_user_id_fkey;
alter table booking_messages
  drop constraint booking_messages_user_id_fkey,
  add constraint booking_messages_user_id_fkey foreign key (user_id) references users on delete set null;
