-- Files of messages about a booking: pictures as they were made anew, and PDFs as they were sent.
create table booking_attachments (
  id bigint generated always as identity primary key,
  document_id text not null unique default new_document_id(),
  message_id bigint not null references booking_messages on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  bytes bytea not null check (octet_length(bytes) <= 6291456)
);
create index booking_attachments_message on booking_attachments (message_id);
