import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';
import type { Booking } from '../../model/booking.ts';
import type { LineChange } from '../../model/line-changes.ts';
import type { ChangePlan } from '../../model/plan-change.ts';

/** How long a preview can be confirmed. */
const minutes = 15;

/** What a preview showed. It can be confirmed only while all of this is unchanged. */
export interface TokenFacts {
  readonly booking: Pick<Booking, 'bookingId' | 'version'>;
  readonly changes: readonly LineChange[];
  readonly plan: ChangePlan;
}

/** Returns a signed token with an expiry time for what a preview showed. It contains no secret and needs no storage. */
export function signChangeToken(config: Pick<Config, 'secret'>, facts: TokenFacts, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + minutes * 60;
  return `${ends}.${sign(config, facts, ends)}`;
}

/** Returns true if the token was signed for exactly these facts and has not expired. */
export function isChangeTokenValid(
  config: Pick<Config, 'secret'>,
  token: string,
  facts: TokenFacts,
  now: Date,
): boolean {
  const [ends = '', signature = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(ends) || now.getTime() >= Number(ends) * 1000) return false;
  const expected = Buffer.from(sign(config, facts, Number(ends)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ secret }: Pick<Config, 'secret'>, { booking, changes, plan }: TokenFacts, ends: number): string {
  const facts = [
    booking.bookingId,
    booking.version,
    ends,
    changes.map((one) => Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))),
    plan.ends.map(({ line, to, back }) => [line.id, to, back]),
    plan.begins.map(({ line }) => [line.sellableId, line.subtotal, line.tax]),
    plan.due,
    plan.refund,
    plan.after.total,
  ];
  return createHmac('sha256', secret)
    .update(`change ${JSON.stringify(facts)}`)
    .digest('base64url');
}
