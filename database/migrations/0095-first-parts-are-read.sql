-- Reads what is there, which takes as long as it takes, while others write on.
alter table letters validate constraint first_part;
alter table webhook_deliveries validate constraint first_part;
alter table audit_rows validate constraint first_part;
