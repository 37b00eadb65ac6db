-- What a day of a tour includes, where the operator says so: its meals, and where the night is spent.
alter table itinerary_days
  add column meals text[] not null default '{}' check (meals <@ array['breakfast', 'lunch', 'dinner']),
  add column hotel text check (char_length(hotel) between 1 and 120),
  add column hotel_place text check (char_length(hotel_place) between 1 and 120);
