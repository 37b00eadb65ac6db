import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import type { Booking } from '../booking-row.ts';
import type { AskedChange } from './asked.ts';
import type { Plan } from './plan.ts';

/** How long a preview can be confirmed. */
const minutes = 15;

/** What a preview promised: it can be confirmed only while all of this is so. */
export interface Promised {
  readonly booking: Pick<Booking, 'bookingId' | 'version'>;
  readonly asked: readonly AskedChange[];
  readonly plan: Plan;
}

/** Says what was promised until when, signed; it holds no secret and no state. */
export function makeToken(config: Pick<Config, 'secret'>, promised: Promised, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + minutes * 60;
  return `${ends}.${sign(config, promised, ends)}`;
}

/** True when the token is of a preview that promised exactly this, and its time is not over. */
export function promises(config: Pick<Config, 'secret'>, token: string, promised: Promised, now: Date): boolean {
  const [ends = '', signature = ''] = token.split('.');
  if (!/^\d{1,12}$/.test(ends) || now.getTime() >= Number(ends) * 1000) return false;
  const expected = Buffer.from(sign(config, promised, Number(ends)));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ secret }: Pick<Config, 'secret'>, { booking, asked, plan }: Promised, ends: number): string {
  const facts = [
    booking.bookingId,
    booking.version,
    ends,
    asked.map((one) => Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))),
    plan.ends.map(({ line, to, back }) => [line.id, to, back]),
    plan.begins.map(({ line }) => [line.offer.sellableId, line.subtotal, line.tax]),
    plan.due,
    plan.refund,
    plan.after.total,
  ];
  return createHmac('sha256', secret)
    .update(`change ${JSON.stringify(facts)}`)
    .digest('base64url');
}
