-- The queue of reviews and the list of subscribers are read from their ends, by what they are narrowed to.
create index reviews_hidden on reviews (id desc) where hidden;
create index reviews_unanswered on reviews (id desc) where answer is null and not hidden and published_at is not null;
create index reviews_rating on reviews (rating, id desc);
create index newsletter_subscribers_words on newsletter_subscribers using gin (booking_words('', '', '', email, ''));
create index newsletter_subscribers_waiting on newsletter_subscribers (id desc) where confirmed_at is null;
create index newsletter_subscribers_left on newsletter_subscribers (id desc) where left_at is not null;
