import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../core/app-error.ts';
import { may } from '../../core/may.ts';
import { drawAside } from '../../documents/draw-aside.ts';
import { type Paper, paperCost } from '../../documents/paper.ts';
import type { Context } from '../../platform/context.ts';
import { findBooking, isBookedBy } from '../booking.sql.ts';
import { statusAt } from '../booking.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { payerOf } from '../payer.ts';
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

/** Papers are kept within so many bytes, for ten minutes: whoever opens one opens it again. */
const kept = new LRUCache<string, Buffer, { readonly paper: Paper }>({
  maxSize: 16 * 2 ** 20,
  ttl: 600_000,
  sizeCalculation: ({ length }) => length + 200,
  fetchMethod: (_key, _stale, { context }) => drawAside(context.paper),
});

/**
 * Makes a PDF, drawn in a thread of its own, or gives the one that shows just the same. The caller is charged for a new one by
 * its lines: throws RateLimitError when they have asked for too many, ServiceUnavailableError when too many wait.
 */
export async function makePdf(ctx: Context, name: string, paper: Paper): Promise<MadeFile> {
  // a paper shows all that it is made from: the version of its booking, the words of today's settings
  const key = hash('sha256', JSON.stringify(paper), 'base64url');
  if (!kept.has(key)) ctx.budget?.spend(payerOf(ctx), paperCost(paper), 'papers');
  const bytes = await kept.forceFetch(key, { context: { paper } });
  return { name, bytes };
}
