-- A held payment of less than is to be paid can be taken as a part of it.
alter table booking_changes
  drop constraint booking_changes_kind_check,
  add constraint booking_changes_kind_check check (kind in ('sale', 'kept', 'paid', 'part-paid', 'details', 'changed',
    'change-held', 'change-dropped', 'line-cancelled', 'cancelled', 'expired', 'refunded', 'completed', 'redeemed',
    'no-show'));
