-- A car is looked at from several sides, as everything else is.
create table car_rental_images (
  car_rental_id int not null references car_rentals on delete cascade,
  media_id int not null references media,
  position int not null,
  primary key (car_rental_id, position)
);
create trigger content_changed after insert or update or delete on car_rental_images
  for each statement execute function content_changed();
