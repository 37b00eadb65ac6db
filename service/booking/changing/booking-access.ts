import { notFound } from '../../core/app-error.ts';
import { may } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { isBookedBy, isErased } from '../booking.sql.ts';
import { opensEmail } from '../paying/payment-link.ts';

/** A booking, and the proof that the viewer may access it. */
export interface BookingAccess {
  readonly bookingId: string;
  /** The secret of the link in the email of a booking without an account. */
  readonly key?: string | undefined;
}

/**
 * Allows the owner of a booking and, without an account, readers of its email. The secret of the payment link is not
 * enough, because it was shown to the person who filled in the form, whatever address they typed. Throws NotFoundError
 * for everyone else and for erased bookings, before the database is read: neither answer nor response time shows
 * whether the booking exists.
 */
export async function requireBookingAccess(ctx: Context, { bookingId, key }: BookingAccess): Promise<void> {
  const { config, db, viewer } = ctx;
  const own =
    (key !== undefined && opensEmail(config, bookingId, key) && !(await isErased(db, bookingId))) ||
    (viewer.kind === 'user' && (await isBookedBy(db, bookingId, viewer.userId)));
  if (!own) throw notFound();
}

/** Like `requireBookingAccess`, but also allows staff who may change any booking. */
export async function requireChangeAccess(ctx: Context, access: BookingAccess): Promise<void> {
  if (!may(ctx.viewer, 'change bookings')) await requireBookingAccess(ctx, access);
}
