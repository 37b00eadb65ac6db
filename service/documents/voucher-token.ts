import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { CompactSign, compactVerify, errors } from 'jose';
import { z } from 'zod';
import { addDays, type Day, endOf, isDay } from '../core/day.ts';
import { charactersOf, printable } from './script-runs.ts';

// an Ed25519 key of 32 bytes in PKCS #8 (RFC 8410)
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the key that signs vouchers, derived from the application secret so that all processes have it. */
export function signingKey(appSecret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', appSecret, '', 'padharo voucher signatures', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
}

/** Returns the public key to check signatures, as a JSON Web Key. */
export function publicKey(appSecret: string): { kty: string; crv: string; x: string } {
  const { kty = '', crv = '', x = '' } = createPublicKey(signingKey(appSecret)).export({ format: 'jwk' });
  return { kty, crv, x };
}

/** What a voucher certifies and shows to anyone who scans it; it contains no names of people. */
export interface VoucherFacts {
  readonly bookingId: string;
  readonly lineId: number;
  readonly name: string;
  readonly startDay: Day;
  readonly lastDay: Day;
  /** Everything else that was bought, as text: any change of it invalidates the voucher. */
  readonly bought: string;
}

const payload = z.object({
  b: z.string().max(60),
  l: z.number().int().positive(),
  /** Fingerprint of what was bought. */
  m: z.string().max(20),
  n: z.string().max(60),
  d: z.custom<Day>(isDay),
  u: z.custom<Day>(isDay),
  exp: z.number().int(),
});

/** The content of a token with a valid signature. */
export interface VerifiedToken {
  readonly bookingId: string;
  readonly lineId: number;
  readonly mark: string;
  readonly name: string;
  readonly startDay: Day;
  readonly lastDay: Day;
  /** True from two days after its last day: the voucher has expired. */
  readonly ended: boolean;
}

/** Returns a fingerprint of what was bought: any change of the line changes it. */
export function purchaseFingerprint({ startDay, lastDay, bought }: VoucherFacts): string {
  return createHash('sha256').update([startDay, lastDay, bought].join('\n')).digest('base64url').slice(0, 10);
}

/** Returns a compact JWS (RFC 7515, EdDSA), always the same for the same facts. */
export function voucherToken(facts: VoucherFacts, appSecret: string): Promise<string> {
  const claims = {
    b: facts.bookingId,
    l: facts.lineId,
    m: purchaseFingerprint(facts),
    n: charactersOf(printable(facts.name)).slice(0, 24).join(''),
    d: facts.startDay,
    u: facts.lastDay,
    exp: Math.floor(endOf(addDays(facts.lastDay, 2)).getTime() / 1000),
  } satisfies z.input<typeof payload>;
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  return new CompactSign(bytes).setProtectedHeader({ alg: 'EdDSA' }).sign(signingKey(appSecret));
}

/** Returns the content of the token; undefined if it was not signed here or was altered. */
export async function readVoucherToken(
  token: string,
  appSecret: string,
  now: Date,
): Promise<VerifiedToken | undefined> {
  if (token.length > 600) return undefined;
  try {
    const signed = await compactVerify(token, publicKey(appSecret), { algorithms: ['EdDSA'] });
    const claims = payload.safeParse(JSON.parse(new TextDecoder().decode(signed.payload)));
    if (!claims.success) return undefined;
    const { b, l, m, n, d, u, exp } = claims.data;
    const ended = exp * 1000 <= now.getTime();
    return { bookingId: b, lineId: l, mark: m, name: n, startDay: d, lastDay: u, ended };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
