-- What a search reads of a large catalogue.

-- The features of a stay in their order: stay_features holds them, this copy is filtered and counted without a join.
alter table stays add column feature_ids int[] not null default '{}';

create function copy_feature_ids() returns trigger language plpgsql as $$
begin
  update stays s
  set feature_ids = array(select f.feature_id from stay_features f where f.stay_id = s.id order by f.position, f.feature_id)
  where s.id in (select stay_id from changed);
  return null;
end $$;
create trigger copy_added after insert on stay_features referencing new table as changed
  for each statement execute function copy_feature_ids();
create trigger copy_removed after delete on stay_features referencing old table as changed
  for each statement execute function copy_feature_ids();
create function copy_moved_feature_ids() returns trigger language plpgsql as $$
begin
  update stays s
  set feature_ids = array(select f.feature_id from stay_features f where f.stay_id = s.id order by f.position, f.feature_id)
  where s.id in (select stay_id from before union select stay_id from changed);
  return null;
end $$;
create trigger copy_moved after update on stay_features referencing old table as before new table as changed
  for each statement execute function copy_moved_feature_ids();

update stays s
set feature_ids = array(select f.feature_id from stay_features f where f.stay_id = s.id order by f.position, f.feature_id);

-- All that filters, orders and counts, without the long texts beside it.
create index stays_searched on stays (id)
  include (type, property_rating, rating, reviews, price_paise, no_card, no_prepayment, destination_id, feature_ids)
  where published_at is not null;
create index room_types_offered on room_types (stay_id) include (sellable_id, price_paise, max_guests)
  where published_at is not null;
create index allotments_day on allotments (day, sellable_id) where slot = '';
