-- A voucher is used once: the line that it stands for, and when somebody of the staff took it.
create table redemptions (
  line_id bigint primary key references booking_lines on delete cascade,
  redeemed_at timestamptz not null
);
