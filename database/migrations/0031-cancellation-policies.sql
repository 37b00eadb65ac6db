-- By which policy a product is cancelled; null: flexible where it says that cancelling is free, else not refundable.
alter table stays add column cancellation_policy text;
alter table attractions add column cancellation_policy text;
alter table tour_packages add column cancellation_policy text;
alter table car_rentals add column cancellation_policy text;
