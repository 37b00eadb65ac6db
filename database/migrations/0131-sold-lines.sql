-- What was sold in a month is added up from the index alone: by product, place and lead.
drop index booking_lines_place;
create unique index booking_lines_place on booking_lines (booking_id, position)
  include (product_type, product_id, name, start_day, guests, subtotal_paise, tax_paise) where state = 'live';
