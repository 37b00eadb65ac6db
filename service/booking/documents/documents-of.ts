import { notFound } from '../../core/app-error.ts';
import { may } from '../../core/may.ts';
import type { Typefaces } from '../../documents/typefaces.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking, isBookedBy } from '../booking.sql.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { opensDocuments } from '../paying/payment-link.ts';

/** Whose documents are asked for: with a key of its links, by its owner, or by who may see all bookings. */
export interface DocumentsAsked {
  readonly bookingId: string;
  readonly key?: string | undefined;
}

/** A file as it is handed out. */
export interface MadeFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What a PDF costs, in estimated milliseconds of a processor: measured 15 to 30. */
const pdfCost = 40;

/**
 * The booking for whoever may see its documents. Throws NotFoundError for everybody else, before it looks whether there
 * is such a booking: neither answer nor time tells.
 */
export async function documentsBooking(ctx: Context, { bookingId, key }: DocumentsAsked): Promise<Booking> {
  const { config, db, viewer } = ctx;
  const opens =
    (key !== undefined && opensDocuments(config, bookingId, key)) ||
    may(viewer, 'see bookings') ||
    (viewer.kind === 'user' && (await isBookedBy(db, bookingId, viewer.userId)));
  const booking = opens ? await findBooking(db, bookingId) : undefined;
  if (!booking) throw notFound();
  return booking;
}

/** The lines that have a voucher: the live ones of a paid booking. */
export function vouchered(booking: Booking, now: Date): readonly BookingLine[] {
  const status = statusAt(booking, now);
  return status === 'confirmed' || status === 'completed' ? booking.lines.filter(({ state }) => state === 'live') : [];
}

/**
 * Makes a PDF that says that when the caller has not had too many of them. Throws RateLimitError when he has. What draws is read with
 * the first one: its libraries are ten megabytes of memory, and as much for every collection to look through.
 */
export async function makePdf(
  ctx: Context,
  name: string,
  said: unknown,
  make: (faces: Typefaces) => Promise<Buffer>,
): Promise<MadeFile> {
  ctx.budget?.spend(ctx, pdfCost);
  const print = async () => make(await (await import('../../documents/typefaces.ts')).typefacesFor(said));
  const bytes = ctx.budget ? await ctx.budget.pass(ctx, pdfCost, print) : await print();
  return { name, bytes };
}
