import { createHash, hkdfSync, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';

/**
 * A device on which somebody has signed in before, and whose accounts those were, as hashes. It opens nothing: it only
 * has its own count of bad passwords, so that what others do to an account does not touch its owner here.
 */
const device = z.object({ id: z.uuid(), accounts: z.array(z.string()).max(5) });
export type KnownDevice = z.output<typeof device>;

const name = 'device';
/** What browsers keep at most. */
const days = 400;
const accountsAtMost = 5;

function keyOf(secret: string, of: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', of, 32));
}

/** An address never changes hands within an account, so it stands for it. */
function accountHash(secret: string, email: string): string {
  return createHash('sha256').update(keyOf(secret, 'device-account')).update(email).digest('base64url').slice(0, 16);
}

type Given = Pick<Context, 'config' | 'now'>;
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The device that the cookie of a request names, or undefined when there is none or it is none of ours. */
export async function deviceIn({ config, now }: Given, headers: Headers): Promise<KnownDevice | undefined> {
  const sealed = new RegExp(`(?:^|;) *${name}=([\\w.-]{1,1500})(?:;|$)`).exec(String(headers['cookie'] ?? ''))?.[1];
  if (!sealed) return undefined;
  try {
    const { payload } = await jwtVerify(sealed, keyOf(config.secret, 'device'), {
      algorithms: ['HS256'],
      typ: 'device',
      currentDate: now,
      requiredClaims: ['iat', 'exp'],
    });
    return device.safeParse(payload).data;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

export function knows({ config }: Pick<Context, 'config'>, device: KnownDevice, email: string): boolean {
  return device.accounts.includes(accountHash(config.secret, email));
}

/** The cookie that makes the device known to that account too; the last five accounts are. */
export async function deviceCookie({ config, now }: Given, before: KnownDevice | undefined, email: string) {
  const account = accountHash(config.secret, email);
  const others = before?.accounts.filter((one) => one !== account) ?? [];
  const at = Math.floor(now.getTime() / 1000);
  const sealed = await new SignJWT({
    id: before?.id ?? randomUUID(),
    accounts: [account, ...others].slice(0, accountsAtMost),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'device' })
    .setIssuedAt(at)
    .setExpirationTime(at + days * 86_400)
    .sign(keyOf(config.secret, 'device'));
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${name}=${sealed}; Path=/api/auth; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
