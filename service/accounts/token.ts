import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** How long a token opens its session: a stolen one is worth half a day at most, less when the device signs out. */
export const tokenHours = 12;

/** What a token says: the user and the session it stands for. */
const claims = z.object({ id: z.int().positive(), sid: z.uuid() });
export type TokenClaims = z.output<typeof claims>;

/** Who signs it and for whom, so that nothing else that is ever signed with our keys passes for a session. */
const issuer = 'padharo';
const audience = 'padharo-api';
const typ = 'JWT';

/** The key of our tokens, derived so that the secret itself signs nothing. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'jwt', 32));
}

export function signToken(secret: string, { id, sid }: TokenClaims, now: Date): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ id, sid })
    .setProtectedHeader({ alg: 'HS256', typ })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(at)
    .setExpirationTime(at + tokenHours * 3_600)
    .sign(keyOf(secret));
}

/** What the token says, or undefined when it is none of ours, was changed, or has expired. */
export async function readToken(secret: string, token: string, now: Date): Promise<TokenClaims | undefined> {
  if (token.length > 1_000) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
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
