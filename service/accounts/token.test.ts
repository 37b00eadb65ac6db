import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { readToken, signToken } from './token.ts';

const secret = 'a secret of thirty-two characters, for tests';
const claims = { id: 7, sid: '5e0d2c80-9d0a-4d8c-9b7b-3f5c0c8f2a10' };
const now = new Date('2026-11-20T10:00:00+05:30');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('a token names its user and session for twelve hours', async () => {
  const token = await signToken(secret, claims, now);
  expect(await readToken(secret, token, now)).toEqual(claims);
  expect(await readToken(secret, token, later(11.9))).toEqual(claims);
  expect(await readToken(secret, token, later(12.1))).toBeUndefined();
});

test('a token of another secret, algorithm or shape is invalid', async () => {
  const token = await signToken(secret, claims, now);
  const [head, body, tail] = token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...claims, id: 1, iat: 1, exp: 9_999_999_999 })).toString('base64url');
  const unsigned = new UnsecuredJWT(claims).setIssuedAt(now).setExpirationTime(later(1)).encode();
  // signed with the secret itself in place of the derived key
  const naive = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt(now)
    .setExpirationTime(later(1))
    .sign(new TextEncoder().encode(secret));
  const strange = [
    '',
    'undefined',
    'null',
    'a.b.c',
    '..',
    '{}',
    'é'.repeat(300),
    'x'.repeat(100_000),
    `${head}.${changed}.${tail}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    unsigned,
    naive,
    `${token}x`,
    `${token}.x`,
    `\0${token}`,
  ];
  for (const text of strange) expect(await readToken(secret, text, now), text.slice(0, 60)).toBeUndefined();
  expect(await readToken(`${secret}!`, token, now)).toBeUndefined();
});

test('a token without a session, an expiry, or for another audience is invalid, even if signed by us', async () => {
  const { hkdfSync } = await import('node:crypto');
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'jwt', 32));
  const sign = (payload: Record<string, unknown>, typ = 'JWT') =>
    new SignJWT({ iss: 'padharo', aud: 'padharo-api', ...payload }).setProtectedHeader({ alg: 'HS256', typ }).sign(key);
  const iat = Math.floor(now.getTime() / 1000);
  for (const payload of [
    { ...claims },
    { ...claims, iat },
    { id: 7, iat, exp: iat + 60 },
    { ...claims, sid: 'x', iat, exp: iat + 60 },
    { ...claims, id: '7', iat, exp: iat + 60 },
    { ...claims, iss: 'somebody', iat, exp: iat + 60 },
    { ...claims, aud: 'another-api', iat, exp: iat + 60 },
    { ...claims, aud: undefined, iat, exp: iat + 60 },
  ]) {
    expect(await readToken(secret, await sign(payload), now)).toBeUndefined();
  }
  expect(await readToken(secret, await sign({ ...claims, iat, exp: iat + 60 }), now)).toEqual(claims);
  // a token that we sign for another purpose opens no session
  expect(await readToken(secret, await sign({ ...claims, iat, exp: iat + 60 }, 'device'), now)).toBeUndefined();
});
