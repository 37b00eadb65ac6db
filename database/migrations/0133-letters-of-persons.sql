-- What was written to somebody is found by the address and the account: for who asks what is kept, and when an account goes.
create index letters_recipient on letters (recipient);
create index letters_user on letters (user_id) where user_id is not null;
