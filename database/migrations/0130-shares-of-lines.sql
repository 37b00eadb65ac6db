-- Reports of partners read of a line what it says in JSON of its price: by itself, so that none of it is taken apart for them.
-- So much of its price is the fee for the service of the house.
create function house_fee(details jsonb, quantity int) returns bigint language sql immutable parallel safe as $$
  select coalesce(sum((f ->> 'amount')::bigint), 0)::bigint * quantity from jsonb_array_elements(details -> 'fees') f
  where f ->> 'supply' = 'service-fee'
$$;
alter table booking_lines
  add column house_fee_paise bigint not null generated always as (house_fee(details, quantity)) stored,
  -- as what it was taxed; null: as what its type is
  add column supply text generated always as (details ->> 'supply') stored;

-- What was served in a month stands together, with all that a sum of it takes.
drop index booking_lines_ending;
create index booking_lines_ending on booking_lines (end_day, start_day)
  include (booking_id, product_type, product_id, subtotal_paise, tax_paise, house_fee_paise, supply) where state = 'live';

-- What is or was a partner's.
create function ever_owned_products() returns table (product_type text, product_id int)
language sql stable parallel safe as $$
  select o.product_type, o.product_id from product_partners o
$$;
