-- What a picture says under it in the gallery.
create or replace view pictures as
  select id, url, alternative_text, width, height, mime, formats, focal_point, caption from media;
