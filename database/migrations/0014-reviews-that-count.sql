-- Who may write a review once, what a score is made of, and what the operator did with one (decision 21).
alter table reviews
  add column user_id int references users on delete set null,
  -- keyed hash of product and network: says whether both are the same again, and nothing else
  add column network_hash text unique,
  -- came with the catalogue or from the operator's own program, not from the form that is open to everybody
  add column recorded boolean not null default false,
  add column hidden_because text,
  add column answer text,
  add column answered_at timestamptz,
  add constraint reviews_answer check ((answer is null) = (answered_at is null));

create unique index reviews_stay_user on reviews (stay_id, user_id) where stay_id is not null and user_id is not null;
create unique index reviews_attraction_user on reviews (attraction_id, user_id)
  where attraction_id is not null and user_id is not null;
create unique index reviews_tour_package_user on reviews (tour_package_id, user_id)
  where tour_package_id is not null and user_id is not null;
create unique index reviews_car_rental_user on reviews (car_rental_id, user_id)
  where car_rental_id is not null and user_id is not null;

-- what was there has made the scores so far, and stays their base
update reviews set recorded = true;
