-- How a partner is registered, from a day on: what was served before goes by what held then. Takes the place of
-- partners.gstin, which processes that are upgraded later still read.
create table partner_registrations (
  partner_id int not null references partners on delete cascade,
  from_day date not null,
  -- null: not registered
  gstin text check (length(gstin) = 15),
  primary key (partner_id, from_day)
);
-- GST began on that day
insert into partner_registrations select id, '2017-07-01', gstin from partners where gstin is not null;

-- Whether what is collected is taken off what partners get. Nobody has said so of what is past.
alter table tcs_rates add column withheld boolean not null default false;
