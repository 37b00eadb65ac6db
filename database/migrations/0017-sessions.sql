-- A session is renewed by a cookie that scripts cannot read, and is listed with the device that opened it. Tokens of
-- before carry neither audience nor issuer and are refused, so their sessions end here.
delete from sessions;
alter table sessions
  add column renewal_hash text not null,
  add column device text not null default '',
  add column used_at timestamptz not null;
