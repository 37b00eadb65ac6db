-- Signing in through Google or Facebook.

-- Which account a person there enters here. An account has one of each at most: an address that was given to
-- somebody else comes with another subject, and must not open the account of who had it before.
create table social_logins (
  provider text not null check (provider in ('google', 'facebook')),
  -- how the provider names the person, for ever
  subject text not null check (length(subject) between 1 and 255),
  user_id int not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, subject),
  constraint social_logins_user_provider unique (user_id, provider)
);

-- 'sign-in' hands a sign-in through a provider to the browser that began it.
alter table one_time_codes
  drop constraint one_time_codes_purpose_check,
  add constraint one_time_codes_purpose_check check (purpose in ('confirm', 'reset', 'sign-in'));
