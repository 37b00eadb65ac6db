-- What a traveller saved with a heart, by type and slug as the device names it. No reference to the product: what is not
-- offered any more is told as that. It goes with the account.
create table saved_items (
  user_id int not null references users on delete cascade,
  name text not null check (char_length(name) between 3 and 240),
  saved_at timestamptz not null,
  primary key (user_id, name)
);
