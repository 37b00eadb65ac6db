import { hkdfSync } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

export const tokenDays = 30;

/** What a token says: the user and the session it stands for. */
const claims = z.object({ id: z.int().positive(), sid: z.uuid() });
export type TokenClaims = z.output<typeof claims>;

/** The key of our tokens, derived so that the secret itself signs nothing. */
function keyOf(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'jwt', 32));
}

export function signToken(secret: string, { id, sid }: TokenClaims, now: Date): Promise<string> {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ id, sid })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(at)
    .setExpirationTime(at + tokenDays * 86_400)
    .sign(keyOf(secret));
}

/** What the token says, or undefined when it is none of ours, was changed, or has expired. */
export async function readToken(secret: string, token: string, now: Date): Promise<TokenClaims | undefined> {
  if (token.length > 1_000) return undefined;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['iat', 'exp'],
    });
    return claims.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
