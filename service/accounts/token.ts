import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { VersionedCache } from '../platform/versioned-cache.ts';

/** Hours for which a token is valid: a stolen one works half a day at most, less if the device signs out. */
export const tokenHours = 12;

/** The claims of a token: the user and the session. */
const claims = z.object({ id: z.int().positive(), sid: z.uuid() });
export type TokenClaims = z.output<typeof claims>;

/** Issuer and audience, so that nothing else signed with our keys is accepted as a session. */
const issuer = 'padharo';
const audience = 'padharo-api';
const typ = 'JWT';

/** Keys by secret: deriving one takes longer than reading a token with it. */
const keys = new VersionedCache<CryptoKey>({ entries: 4 });

/** The key for tokens, derived so that the secret itself signs nothing. */
function keyOf(secret: string): Promise<CryptoKey> {
  const derive = () => new Uint8Array(hkdfSync('sha256', secret, '', 'jwt', 32));
  return keys.load(secret, () =>
    crypto.subtle.importKey('raw', derive(), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
  );
}

export async function signToken(secret: string, { id, sid }: TokenClaims, now: Date): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ id, sid })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(at)
    .setExpirationTime(at + tokenHours * 3_600)
    .sign(await keyOf(secret));
}

/** The claims of the token; undefined if it is not ours, was modified or has expired. */
export async function readToken(secret: string, token: string, now: Date): Promise<TokenClaims | undefined> {
  if (token.length > 1_000) return undefined;
  try {
    const { payload } = await jwtVerify(token, await keyOf(secret), {
      algorithms: ['HS256'],
      typ,
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['iat', 'exp'],
    });
    return claims.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
