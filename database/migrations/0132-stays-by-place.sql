-- Where the stays of a month's sales are is read from an index, without the rows.
create index stays_placed on stays (id) include (destination_id);
