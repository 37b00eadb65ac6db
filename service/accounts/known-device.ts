import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';

/**
 * A device on which someone has signed in before, with hashes of those accounts. It grants no access: it only has its
 * own count of bad passwords, so that attacks on an account do not lock out its owner here.
 */
const device = z.object({ id: z.uuid(), accounts: z.array(z.string()).max(5) });
export type KnownDevice = z.output<typeof device>;

const name = 'device';
/** The longest lifetime that browsers allow. */
const days = 400;
const accountsAtMost = 5;

function keyOf(secret: string, of: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', of, 32));
}

/** An account that may know devices. */
export interface DeviceAccount {
  /** Its address; for staff, `staffAccount`. */
  readonly account: string;
  /** Of the current password: changing it makes all devices unknown. */
  readonly passwordHash: string | null | undefined;
}

function accountHash(secret: string, { account, passwordHash }: DeviceAccount): string {
  const hash = createHmac('sha256', keyOf(secret, 'device-account'));
  return hash
    .update(JSON.stringify([account, passwordHash]))
    .digest('base64url')
    .slice(0, 16);
}

type Given = Pick<Context, 'config' | 'now'>;
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** The device in the request's cookie; undefined if there is none or it is not ours. */
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

/** The id of the device, if someone signed in to the account there with its current password. */
export function knownDeviceOf(
  { config }: Pick<Context, 'config'>,
  device: KnownDevice | undefined,
  account: DeviceAccount,
): string | undefined {
  if (!device || !account.passwordHash) return undefined;
  return device.accounts.includes(accountHash(config.secret, account)) ? device.id : undefined;
}

/**
 * The cookie that makes the device known to that account as well; the last five accounts are kept. `path`: where the
 * cookie is sent.
 */
export async function deviceCookie(
  { config, now }: Given,
  before: KnownDevice | undefined,
  { path, ...of }: DeviceAccount & { path: '/api/auth' | '/admin' },
): Promise<string> {
  const account = accountHash(config.secret, of);
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
  return `${name}=${sealed}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
