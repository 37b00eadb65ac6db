import { hash } from 'node:crypto';
import { notFound } from '../../../core/app-error.ts';
import { may } from '../../../core/may.ts';
import { type DocumentContent, drawingCost } from '../../../documents/document-content.ts';
import { drawInWorker } from '../../../documents/draw-in-worker.ts';
import type { Context } from '../../../platform/context.ts';
import { VersionedCache } from '../../../platform/versioned-cache.ts';
import { payerOf } from '../../lifecycle/booking-access.ts';
import type { Booking, BookingLine } from '../../model/booking.ts';
import { statusAt } from '../../model/booking-status.ts';
import { opensDocuments } from '../../model/payment-link.ts';
import { findBooking, isBookedBy } from '../../store/bookings.sql.ts';

/** A request for documents of a booking: with a key of its links, as its owner, or as staff. */
export interface DocumentAccess {
  readonly bookingId: string;
  readonly key?: string | undefined;
}

/** A file for download. */
export interface FileDownload {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Returns the booking to viewers who may see its documents. Throws NotFoundError for everyone else, before the database
 * is read: neither answer nor response time shows whether the booking exists.
 */
export async function documentsBooking(ctx: Context, { bookingId, key }: DocumentAccess): Promise<Booking> {
  const { config, db, viewer } = ctx;
  const opens =
    (key !== undefined && opensDocuments(config, bookingId, key)) ||
    may(viewer, 'see bookings') ||
    (viewer.kind === 'user' && (await isBookedBy(db, bookingId, viewer.userId)));
  const booking = opens ? await findBooking(db, bookingId) : undefined;
  if (!booking) throw notFound();
  return booking;
}

/** Returns the lines that have a voucher: the live ones of a paid booking. */
export function linesWithVouchers(booking: Booking, now: Date): readonly BookingLine[] {
  const status = statusAt(booking, now);
  return status === 'confirmed' || status === 'completed' ? booking.lines.filter(({ state }) => state === 'live') : [];
}

/** PDFs are cached for ten minutes up to this size, because a person who opens one often opens it again. */
const pdfCache = new VersionedCache<Buffer>({
  bytes: 16 * 2 ** 20,
  sizeOf: ({ length }) => length,
  milliseconds: 600_000,
});

/**
 * Draws a PDF in a worker thread, or returns the cached one with the same content. A new one costs quota by its lines:
 * throws RateLimitError if the caller's quota is used up, ServiceUnavailableError if too many are waiting.
 */
export async function makePdf(ctx: Context, name: string, paper: DocumentContent): Promise<FileDownload> {
  // the content includes everything shown: the version of the booking and the current settings
  const key = hash('sha256', JSON.stringify(paper), 'base64url');
  if (!pdfCache.has(key)) ctx.quota?.spend(payerOf(ctx), drawingCost(paper), 'papers');
  const bytes = await pdfCache.load(key, () => drawInWorker(paper));
  return { name, bytes };
}
