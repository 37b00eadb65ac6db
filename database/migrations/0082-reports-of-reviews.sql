-- What travellers say is wrong with a review. Beside the reviews, not in them: no report drops a page that is kept.
create table review_reports (
  id int generated always as identity primary key,
  review_id int not null references reviews on delete cascade,
  reason text not null check (reason in ('wrong', 'offensive', 'no-guest')),
  -- a keyed hash of the review with the account or the network that says so
  by_hash text not null,
  created_at timestamptz not null,
  -- nobody says it twice, dismissed or not
  unique (review_id, by_hash)
);

-- Of each reported review how often each reason was said since somebody looked; no row of one: nothing waits.
create table reported_reviews (
  review_id int primary key references reviews on delete cascade,
  wrong int not null default 0,
  offensive int not null default 0,
  no_guest int not null default 0,
  last_at timestamptz not null
);

-- Who of the staff is told by email of what partners propose.
alter table staff add column told_of_proposals boolean not null default false;
-- when the last such email was written
alter table staff add column proposals_told_at timestamptz;
