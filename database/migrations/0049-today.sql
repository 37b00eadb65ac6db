-- What the first page of the desk asks each time that it is opened, each by an index of its own.
create index payments_settled on payments (settled_at) where settled_at is not null;
create index refunds_settled on refunds (settled_at) where settled_at is not null;
create index letters_unsent on letters (created_at) where sent_at is null;
create index webhook_deliveries_failed on webhook_deliveries (id desc) where status = 'failed';
create index reviews_latest on reviews (created_at desc) where published_at is not null;
create index enquiries_latest on enquiries (created_at desc);
