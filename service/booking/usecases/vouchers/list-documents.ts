import { textIn } from '../../../../messages/translate.ts';
import { withNamesIn } from '../../../catalog/product.ts';
import { requireRight } from '../../../core/may.ts';
import { headingOf } from '../../../documents/invoice.ts';
import { findInvoices } from '../../../documents/invoices.ts';
import { voucherToken } from '../../../documents/voucher-token.ts';
import type { Context } from '../../../platform/context.ts';
import { qrSvg } from '../../../platform/qr-code.ts';
import { statusAt } from '../../model/booking-status.ts';
import { datesText, guestsText } from '../../model/line.ts';
import { documentsKey } from '../../model/payment-link.ts';
import { voucherFactsOf } from '../../model/trip-of-booking.ts';
import type { DocumentsView } from '../../model/wire/document-answers.ts';
import { voucherCheckUrl } from './check-voucher.ts';
import { type DocumentAccess, documentsBooking, linesWithVouchers } from './document-access.ts';

/**
 * Lists the documents of a booking with their addresses. Throws NotFoundError without access to it.
 *
 * @may everyone
 */
export async function listDocuments(ctx: Context, request: DocumentAccess): Promise<DocumentsView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, request);
  const { bookingId } = booking;
  const t = textIn(ctx.language);
  const key = documentsKey(ctx.config, bookingId);
  const at = (file: string, question: Record<string, string> = {}) =>
    `/api/bookings/${encodeURIComponent(bookingId)}/${file}?${new URLSearchParams({ ...question, key })}`;
  const vouchers = linesWithVouchers(booking, ctx.now).map(async (line) => {
    const { name, location, optionName } = withNamesIn(t, line);
    const check = voucherCheckUrl(ctx.config, await voucherToken(voucherFactsOf(booking, line), ctx.config.secret));
    return {
      lineId: line.id,
      name,
      place: location,
      days: datesText(t, line),
      bought: [optionName, guestsText(t, line)].filter(Boolean).join(', '),
      url: at('voucher.pdf', { line: String(line.id) }),
      check,
      qr: qrSvg(check),
    };
  });
  const cancelled = statusAt(booking, ctx.now) === 'cancelled';
  return {
    bookingId,
    vouchers: await Promise.all(vouchers),
    invoices: (await findInvoices(ctx, booking.id)).map((invoice) => ({
      number: invoice.name,
      kind: headingOf(t, invoice),
      issuedAt: invoice.issuedAt.toISOString(),
      total: invoice.total,
      url: at('invoice.pdf', { number: invoice.name }),
    })),
    itinerary: cancelled ? null : at('itinerary.pdf'),
    calendar: at('trip.ics'),
  };
}
