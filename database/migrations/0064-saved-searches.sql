-- Searches among the bookings that somebody of the staff has named, for himself.
create table saved_searches (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- what the list is narrowed by, as its address says it: 'status=pending&type=stay'. Nothing of a traveller: no typed words.
  query text not null check (char_length(query) <= 500),
  created_at timestamptz not null,
  unique (user_id, name)
);
