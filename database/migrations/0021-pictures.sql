-- What other rooms read of the library's pictures; the table behind it is the library's own.
create view pictures as
  select id, url, alternative_text, width, height, mime, formats, focal_point from media;
