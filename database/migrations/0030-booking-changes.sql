-- What happens to a booking is a list that only grows. The head says what follows from its lines and the last of these
-- changes.

-- 'proposed': held until the difference is paid; 'dropped': it was not, or the proposal was put aside.
alter table booking_lines add column state text not null default 'live'
  check (state in ('live', 'proposed', 'replaced', 'cancelled', 'expired', 'dropped'));
-- The version of the booking in which it ended.
alter table booking_lines add column ended_in int check ((state in ('live', 'proposed')) = (ended_in is null));
-- What its terms kept of its price when it ended; the rest was given back or set off.
alter table booking_lines add column kept_paise bigint not null default 0
  check (kept_paise between 0 and subtotal_paise + tax_paise), add check (state in ('replaced', 'cancelled') or kept_paise = 0);
-- A line that takes the place of another stands where that one stood.
alter table booking_lines drop constraint booking_lines_booking_id_position_key;
create index booking_lines_booking on booking_lines (booking_id, position);
create unique index booking_lines_place on booking_lines (booking_id, position) where state = 'live';

alter table bookings add column version int not null default 0 check (version >= 0);

create table booking_changes (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings,
  -- of the booking, from 1 on without a gap
  version int not null check (version > 0),
  kind text not null check (kind in ('sale', 'kept', 'paid', 'details', 'changed', 'change-held', 'change-dropped',
    'line-cancelled', 'cancelled', 'expired', 'refunded', 'completed', 'redeemed', 'no-show')),
  done_by text not null check (done_by in ('traveller', 'operator', 'clock', 'gateway')),
  user_id int references users,
  at timestamptz not null,
  why text,
  -- the booking from then on: its live lines, and what they come to
  lines bigint[] not null,
  total_paise bigint not null check (total_paise >= 0),
  -- what came in with it, or below 0 what is to go back
  money_paise bigint not null default 0,
  -- the confirmed preview, which has one effect
  token text,
  unique (booking_id, version),
  unique (booking_id, token)
);

create function keep_what_happened() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a booking is neither changed nor taken back'
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger what_happened_stays before update or delete on booking_changes for each row
  execute function keep_what_happened();

-- Bookings from before: what their times and payments tell. Of a line that was paid its terms gave back all or nothing.
with happened as (
  select b.id, 1 as step, 'sale' as kind, 'traveller' as done_by, b.user_id, b.created_at as at, true as lives,
    0::bigint as money from bookings b
  union all
  select b.id, 2, 'kept', 'traveller', null, b.kept_at, true, 0 from bookings b where b.kept_at is not null
  union all
  select b.id, 3, 'paid', case when exists (
      select from payments p where p.booking_id = b.id and p.gateway = 'upi' and p.status <> 'open') then 'operator'
      else 'gateway' end,
    null, b.confirmed_at, true, b.total_paise from bookings b where b.confirmed_at is not null and b.total_paise > 0
  union all
  select b.id, 4, case b.cancelled_because when 'traveller' then 'cancelled' when 'operator' then 'cancelled'
      else 'expired' end,
    coalesce(nullif(b.cancelled_because, 'unpaid'), 'clock'),
    case b.cancelled_because when 'traveller' then b.user_id end, b.cancelled_at, false,
    case when b.confirmed_at is null then 0 else -coalesce((
      select sum(l.subtotal_paise + l.tax_paise) from booking_lines l where l.booking_id = b.id
        and (l.details -> 'cancellation' ->> 'freeUntil')::timestamptz > b.cancelled_at), 0)::bigint end
  from bookings b where b.status = 'cancelled'
  union all
  select b.id, 4, 'completed', 'clock', null, b.updated_at, true, 0 from bookings b where b.status = 'completed'
)
insert into booking_changes (booking_id, version, kind, done_by, user_id, at, lines, total_paise, money_paise)
select h.id, row_number() over (partition by h.id order by h.step, h.at), h.kind, h.done_by, h.user_id, h.at,
  case when h.lives then coalesce((
    select array_agg(l.id order by l.position) from booking_lines l where l.booking_id = h.id), '{}') else '{}' end,
  case when h.lives then b.total_paise else 0 end, h.money
from happened h join bookings b on b.id = h.id order by h.id, h.step, h.at;

update bookings b set version = c.version
  from (select booking_id, max(version) as version from booking_changes group by 1) c where c.booking_id = b.id;
update booking_lines l set state = case c.kind when 'expired' then 'expired' else 'cancelled' end, ended_in = c.version,
  kept_paise = case when c.kind = 'expired' or b.confirmed_at is null
    or (l.details -> 'cancellation' ->> 'freeUntil')::timestamptz > b.cancelled_at then 0
    else l.subtotal_paise + l.tax_paise end
  from booking_changes c join bookings b on b.id = c.booking_id
  where l.booking_id = b.id and b.status = 'cancelled' and c.kind in ('cancelled', 'expired');

-- What waits for the payment of a difference: what would be live then, what comes of the rest, and until when.
alter table bookings add column proposal jsonb;
alter table bookings add column proposed_until timestamptz check ((proposed_until is null) = (proposal is null));
create index bookings_proposed on bookings (proposed_until) where proposed_until is not null;

-- Whether that account has had that product: a line of a completed booking says so.
create or replace function has_completed(account int, kind text, product int)
returns boolean language sql stable parallel safe as $$
  select exists (
    select from booking_lines l join bookings b on b.id = l.booking_id
    where b.user_id = account and b.status = 'completed' and l.state = 'live'
      and l.product_type = kind and l.product_id = product
  )
$$;

-- What bookings hold of that stock, and until when: open at that instant, or for good.
drop function held_stock(int[], date[], text[], timestamptz);
create function held_stock(sellables int[], days date[], slots text[], at timestamptz)
returns table (booking_id bigint, sellable_id int, day date, slot text, units int, ends_at timestamptz)
language sql stable parallel safe as $$
  select h.booking_id, h.sellable_id, h.day, h.slot, h.units, h.ends_at
  from unnest(sellables, days, slots) as k(sellable_id, day, slot)
    join holds h on h.sellable_id = k.sellable_id and h.day = k.day and h.slot = k.slot
  where h.ends_at is null or h.ends_at > at
$$;
