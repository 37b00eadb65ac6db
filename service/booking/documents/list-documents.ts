import { requireRight } from '../../core/may.ts';
import { toRupees } from '../../core/money.ts';
import { headingOf } from '../../documents/invoice.ts';
import { invoicesOf } from '../../documents/issue-invoice.ts';
import { voucherToken } from '../../documents/voucher-token.ts';
import type { Context } from '../../platform/context.ts';
import { statusAt } from '../booking.ts';
import { daysOf, whoOf } from '../line-words.ts';
import { documentsKey } from '../paying/payment-link.ts';
import type { DocumentsWire } from './document-answers.ts';
import { type DocumentsAsked, documentsBooking, vouchered } from './documents-of.ts';
import { promisedBy } from './trip-of-booking.ts';
import { checkAddress } from './voucher-address.ts';

/** What there is of documents of a booking, each with its address. Throws NotFoundError without the right to it. */
export async function listDocuments(ctx: Context, asked: DocumentsAsked): Promise<DocumentsWire> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, asked);
  const { bookingId } = booking;
  const key = documentsKey(ctx.config, bookingId);
  const at = (file: string, question: Record<string, string> = {}) =>
    `/api/bookings/${encodeURIComponent(bookingId)}/${file}?${new URLSearchParams({ ...question, key })}`;
  const vouchers = vouchered(booking, ctx.now).map(async (line) => ({
    lineId: line.id,
    name: line.name,
    place: line.location,
    days: daysOf(line),
    bought: [line.optionName, whoOf(line)].filter(Boolean).join(', '),
    url: at('voucher.pdf', { line: String(line.id) }),
    check: checkAddress(ctx.config, await voucherToken(promisedBy(booking, line), ctx.config.secret)),
  }));
  const cancelled = statusAt(booking, ctx.now) === 'cancelled';
  return {
    bookingId,
    vouchers: await Promise.all(vouchers),
    invoices: (await invoicesOf(ctx, booking.row)).map((invoice) => ({
      number: invoice.name,
      kind: headingOf(invoice),
      issuedAt: invoice.issuedAt.toISOString(),
      total: toRupees(invoice.total),
      url: at('invoice.pdf', { number: invoice.name }),
    })),
    itinerary: cancelled ? null : at('itinerary.pdf'),
    calendar: at('trip.ics'),
  };
}
