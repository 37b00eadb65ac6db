-- The newsletter with double opt-in: who asked for it, who confirmed, who left (S1 §2, PRODUCT.md Forms).

create table newsletter_subscribers (
  id int generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  email text not null unique check (email = lower(email)),
  -- SHA-256 of the code in the last letter that asked to confirm, and until when it does
  confirm_hash text unique,
  confirm_until timestamptz,
  -- in every letter, to end the subscription; it works as long as the letter exists, so it is kept as it is
  leave_code text not null unique,
  -- the hour in which letters to this address are counted
  hour_began timestamptz not null,
  letters_this_hour int not null check (letters_this_hour >= 0),
  created_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  check ((confirm_hash is null) = (confirm_until is null))
);
create index newsletter_subscribers_unconfirmed on newsletter_subscribers (hour_began) where confirmed_at is null;

-- Where the reader's mail program may end a subscription by itself (RFC 8058); null for letters that are no newsletter.
alter table letters add column unsubscribe_url text;
