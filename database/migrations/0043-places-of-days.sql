-- Where a day of a tour goes, in order: [{name, latitude?, longitude?}]. Without coordinates a place is known by its name.
alter table itinerary_days add column places jsonb not null default '[]';
