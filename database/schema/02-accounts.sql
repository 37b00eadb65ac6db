-- People who sign in (travellers, partners, staff), programs with a token, and what they use to prove who they are.

-- One account for each email address. Partners and staff have one too; their role says what they may do.
create table users (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  username text not null,
  email text not null check (email = lower(email)) unique,
  -- null: signs in through a provider only, or has not set one yet
  password_hash text,
  -- 'local', or the provider through which the account was made
  provider text not null default 'local',
  role text not null default 'traveller' check (role in ('traveller', 'partner', 'editor', 'support', 'admin')),
  -- whether the email address was confirmed
  confirmed boolean not null default false,
  blocked boolean not null default false,
  phone text,
  address text,
  date_of_birth date,
  -- chosen on a page while signed in; null: none was
  language text check (language ~ '^[a-z]{2,3}$'),
  -- whether the account is asked for reviews after its trips
  review_emails boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Whether an account is asked to review what it booked. Booking asks this before it writes a reminder.
create function wants_review_emails(account int) returns boolean language plpgsql stable parallel safe as $$
begin
  return exists (select from users u where u.id = account and u.review_emails);
end $$;

-- Staff sign in to the back office with a password and a second factor of their own, apart from those of the same person as a
-- traveller.
create table staff (
  user_id int primary key references users on delete cascade,
  password_hash text not null,
  -- the secret of the authenticator, encrypted with a key of the installation
  second_factor text not null,
  -- the last half minute whose code was used: no code is taken twice
  code_step bigint not null default 0,
  -- whether they get an email about submissions of partners, and when the last one was written
  submission_emails boolean not null default false,
  submission_email_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Staff as other modules list them: people who can be given an enquiry, or who are sent an email.
create view colleagues as
  select u.id as user_id, u.username as name, u.role, u.email from staff s join users u on u.id = s.user_id
  where not u.blocked;

-- Codes that replace the second factor once each.
create table recovery_codes (
  user_id int not null references staff on delete cascade,
  -- SHA-256 of the code
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Links by which a person becomes staff or a partner. One is open for each address at a time.
create table staff_invitations (
  id int generated always as identity primary key,
  -- SHA-256 of the code; the code itself is only in the link
  code_hash text not null unique,
  -- null: the link that sets up the installation; the person who opens it gives the address
  email text check (email = lower(email)),
  role text not null check (role in ('partner', 'editor', 'support', 'admin')),
  invited_by int references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index staff_invitations_open on staff_invitations (email) nulls not distinct where used_at is null;

-- A browser that is signed in. It is renewed by a cookie that scripts cannot read.
create table sessions (
  id uuid default gen_random_uuid() primary key,
  user_id int not null references users on delete cascade,
  -- opened with both factors of staff: no other session speaks for a role
  staff boolean not null default false,
  -- what the browser calls itself
  device text not null default '',
  renewal_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  -- when it ends unless it is used
  expires_at timestamptz not null,
  -- of staff: when it ends even if it is used
  ends_at timestamptz,
  check (staff = (ends_at is not null))
);
create index sessions_user on sessions (user_id);

-- Codes in emails: to confirm an address, set a new password, finish signing in through a provider, or delete the account.
create table one_time_codes (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset', 'sign-in', 'delete')),
  -- SHA-256 of the code; the code itself is only in the email
  code_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index one_time_codes_user on one_time_codes (user_id, purpose);

-- Which account a person at Google or Facebook signs in to. An account has one of each at most: an email address that was given
-- to another person comes with another subject, and must not open the account of the person who had it before.
create table social_logins (
  provider text not null check (provider in ('google', 'facebook')),
  -- how the provider names the person; it never changes
  subject text not null check (length(subject) between 1 and 255),
  user_id int not null references users on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (provider, subject),
  constraint social_logins_user_provider unique (user_id, provider)
);

-- Bearer tokens for programs. The token itself is shown once, when it is made.
create table api_tokens (
  id int generated always as identity primary key,
  document_id text not null default new_document_id() unique,
  name text not null,
  -- SHA-256 of the token
  token_hash text not null unique,
  -- what it may do, by type: {"stay": ["find", "findOne", "update"], "*": ["find"]}
  scopes jsonb not null,
  created_by int references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  -- to the minute
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- What a traveller saved with a heart, by type and slug. There is no reference to the product: one that is no longer offered is
-- shown as that.
create table saved_items (
  user_id int not null references users on delete cascade,
  name text not null check (char_length(name) between 3 and 240),
  saved_at timestamptz not null,
  primary key (user_id, name)
);
