import { createHash } from 'node:crypto';
import { CompactSign, compactVerify, errors } from 'jose';
import { z } from 'zod';
import { addDays, type Day, endOf, isDay } from '../core/day.ts';
import { charactersOf, printable } from './script-runs.ts';
import { publicKey, signingKey } from './signing-key.ts';

/** What a voucher promises: whoever scans it sees that, and no names. */
export interface Promised {
  readonly bookingId: string;
  readonly lineId: number;
  readonly name: string;
  readonly startDay: Day;
  readonly lastDay: Day;
  /** All else that was bought, in any words: a change of it changes the mark of the voucher. */
  readonly bought: string;
}

const payload = z.object({
  b: z.string().max(60),
  l: z.number().int().positive(),
  /** Mark of what it promises. */
  m: z.string().max(20),
  n: z.string().max(60),
  d: z.custom<Day>(isDay),
  u: z.custom<Day>(isDay),
  exp: z.number().int(),
});

/** A token that was signed here, as it says it is. */
export interface ReadToken {
  readonly bookingId: string;
  readonly lineId: number;
  readonly mark: string;
  readonly name: string;
  readonly startDay: Day;
  readonly lastDay: Day;
  /** Two days after its last one it is no voucher any more. */
  readonly ended: boolean;
}

/** A mark of what was promised: of an altered line it is another. */
export function markOf({ startDay, lastDay, bought }: Promised): string {
  return createHash('sha256').update([startDay, lastDay, bought].join('\n')).digest('base64url').slice(0, 10);
}

/** A compact JWS (RFC 7515, EdDSA): the same for the same promise. */
export function voucherToken(promised: Promised, appSecret: string): Promise<string> {
  const said = {
    b: promised.bookingId,
    l: promised.lineId,
    m: markOf(promised),
    n: charactersOf(printable(promised.name)).slice(0, 24).join(''),
    d: promised.startDay,
    u: promised.lastDay,
    exp: Math.floor(endOf(addDays(promised.lastDay, 2)).getTime() / 1000),
  } satisfies z.input<typeof payload>;
  const bytes = new TextEncoder().encode(JSON.stringify(said));
  return new CompactSign(bytes).setProtectedHeader({ alg: 'EdDSA' }).sign(signingKey(appSecret));
}

/** What the token says; undefined when it was not signed here, or was changed. */
export async function readVoucherToken(token: string, appSecret: string, now: Date): Promise<ReadToken | undefined> {
  if (token.length > 600) return undefined;
  try {
    const signed = await compactVerify(token, publicKey(appSecret), { algorithms: ['EdDSA'] });
    const said = payload.safeParse(JSON.parse(new TextDecoder().decode(signed.payload)));
    if (!said.success) return undefined;
    const { b, l, m, n, d, u, exp } = said.data;
    const ended = exp * 1000 <= now.getTime();
    return { bookingId: b, lineId: l, mark: m, name: n, startDay: d, lastDay: u, ended };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
