-- What persuades of a room, where the operator knows it.
alter table room_types
  add column size_m2 int check (size_m2 between 1 and 2000),
  add column facilities text[] not null default '{}',
  add column meal_plan text check (char_length(meal_plan) between 1 and 60);

-- Who travelled, and the scores of single aspects, where the author said so.
alter table reviews
  add column traveller_type text check (traveller_type in ('solo', 'couple', 'family', 'friends', 'business')),
  add column cleanliness int check (cleanliness between 1 and 5),
  add column location int check (location between 1 and 5),
  add column value int check (value between 1 and 5),
  add column service int check (service between 1 and 5);
