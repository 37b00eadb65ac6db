-- A trial without a mail server keeps its emails in a mailbox of its own: they are done with, and have not left the house.
alter table letters add column kept_in_mailbox boolean not null default false;
