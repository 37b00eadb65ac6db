-- The further pictures of a car are told of with their car, as those of the other products are (0087).
drop trigger content_changed on car_rental_images;
create trigger product_changed_by_insert after insert on car_rental_images referencing new table as changed
  for each statement execute function product_changed('car_rentals', 'car_rental_id');
create trigger product_changed_by_delete after delete on car_rental_images referencing old table as gone
  for each statement execute function product_changed('car_rentals', 'car_rental_id');
create trigger product_changed_by_update after update on car_rental_images
  referencing new table as changed old table as gone
  for each statement execute function product_changed('car_rentals', 'car_rental_id');
