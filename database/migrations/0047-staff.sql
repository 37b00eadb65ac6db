-- Who works at the desk: a password and a second factor of their own, apart from what the same person has as a traveller.
create table staff (
  user_id int primary key references users on delete cascade,
  password_hash text not null,
  -- the secret of the authenticator, sealed with a key of the installation
  second_factor text not null,
  -- the last half minute whose code was taken: none is taken twice
  code_step bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table recovery_codes (
  user_id int not null references staff on delete cascade,
  -- SHA-256 of the code
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table staff_invitations (
  id int generated always as identity primary key,
  -- SHA-256 of the code; the code itself is only in the link
  code_hash text not null unique,
  -- null: the link that sets the house up; who opens it says the address
  email text check (email = lower(email)),
  role text not null check (role in ('partner', 'editor', 'support', 'admin')),
  invited_by int references users on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create unique index staff_invitations_open on staff_invitations (email) nulls not distinct where used_at is null;

-- A session that was opened with both factors of staff; no other speaks for a role. It ends when nobody used it for a
-- while (expires_at), and at ends_at whoever uses it.
alter table sessions
  add column staff boolean not null default false,
  add column ends_at timestamptz,
  add check (staff = (ends_at is not null));
