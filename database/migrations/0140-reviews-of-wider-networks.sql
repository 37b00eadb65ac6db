-- Keyed hashes of product and the wider IPv6 networks (/56, /48) that a review came from, beside network_hash.
alter table reviews add column wider_hashes text[] not null default '{}';
