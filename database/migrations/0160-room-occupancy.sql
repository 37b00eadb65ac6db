-- How many guests one room takes in all, adults and children; null: its adults, and children as the booking form has them.
alter table room_types add column max_occupancy int check (max_occupancy > 0);

drop index room_types_offered;
create index room_types_offered on room_types (stay_id) include (sellable_id, price_paise, max_guests, max_occupancy)
  where published_at is not null;
