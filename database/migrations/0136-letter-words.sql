-- What the operator says in emails instead of the house: a sentence of the house, and his own.
create table letter_words (
  standard text primary key check (length(standard) between 1 and 2000),
  own text not null check (length(own) between 1 and 2000),
  changed_at timestamptz not null
);
