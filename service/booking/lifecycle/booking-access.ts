import { notFound } from '../../core/app-error.ts';
import { may } from '../../core/may.ts';
import { visitor } from '../../core/viewer.ts';
import type { Context } from '../../platform/context.ts';
import type { QuotaOwner } from '../../platform/load/read-quota.ts';
import type { Booking } from '../model/booking.ts';
import { opensEmail, opensPayment } from '../model/payment-link.ts';
import { findBooking, isBookedBy, isErased } from '../store/bookings.sql.ts';

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

/**
 * Returns the booking to holders of its link and its owner (PAY-1). Throws NotFoundError for everyone else, before the
 * database is read: neither answer nor response time shows whether the booking exists.
 */
export async function payableBooking(
  ctx: Context,
  { bookingId, key }: { bookingId: string; key: string | undefined },
): Promise<Booking> {
  const { config, db, viewer } = ctx;
  const opens =
    (key !== undefined && opensPayment(config, bookingId, key)) ||
    (viewer.kind === 'user' && (await isBookedBy(db, bookingId, viewer.userId)));
  const booking = opens ? await findBooking(db, bookingId) : undefined;
  if (!booking) throw notFound();
  return booking;
}

/**
 * Returns whose rate limit is charged for quotes and documents: staff by account, everyone else by network, because
 * accounts are free.
 */
export function payerOf(ctx: Context): QuotaOwner {
  return may(ctx.viewer, 'change bookings') ? ctx : { viewer: visitor, network: ctx.network };
}
