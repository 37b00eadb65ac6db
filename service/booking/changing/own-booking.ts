import { notFound } from '../../core/app-error.ts';
import { may } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { isBookedBy, isForgotten } from '../booking.sql.ts';
import { opensEmail } from '../paying/payment-link.ts';

/** Whose booking it is shown to be. */
export interface OwnBooking {
  readonly bookingId: string;
  /** The secret of the link in the email of a booking without an account. */
  readonly key?: string | undefined;
}

/**
 * Lets the owner of a booking through, and who reads the emails of one without an account. The secret of the payment
 * link is not enough: whoever filled in the form was shown it, with whatever address. Throws NotFoundError for everybody
 * else, before it looks whether there is such a booking: neither answer nor time tells; and when its person was taken
 * out of it.
 */
export async function requireOwnBooking(ctx: Context, { bookingId, key }: OwnBooking): Promise<void> {
  const { config, db, viewer } = ctx;
  const own =
    (key !== undefined && opensEmail(config, bookingId, key) && !(await isForgotten(db, bookingId))) ||
    (viewer.kind === 'user' && (await isBookedBy(db, bookingId, viewer.userId)));
  if (!own) throw notFound();
}

/** The same, and lets through who may change any booking. */
export async function requireChangeable(ctx: Context, asked: OwnBooking): Promise<void> {
  if (!may(ctx.viewer, 'change bookings')) await requireOwnBooking(ctx, asked);
}
