import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { voucherToken } from '../../../documents/voucher-token.ts';
import type { Context } from '../../../platform/context.ts';
import { readIssuer } from '../../lifecycle/bill.ts';
import { textOfBooking } from '../../model/booking-language.ts';
import { tripLineOf, tripOf, voucherFactsOf } from '../../model/trip-of-booking.ts';
import { voucherCheckUrl } from './check-voucher.ts';
import {
  type DocumentAccess,
  documentsBooking,
  type FileDownload,
  linesWithVouchers,
  makePdf,
} from './document-access.ts';
import { voucherLook } from './paper-look.ts';

/**
 * Returns the voucher of a line of a paid booking (default: the first) as a PDF of one page.
 * Throws NotFoundError without access to the booking or if there is no such voucher.
 *
 * @may everyone
 */
export async function makeVoucher(
  ctx: Context,
  request: DocumentAccess & { line?: number | undefined },
): Promise<FileDownload> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, request);
  const lines = linesWithVouchers(booking, ctx.now);
  const line = request.line === undefined ? lines[0] : lines.find(({ id }) => id === request.line);
  if (!line) throw notFound();
  const t = textOfBooking(booking);
  const trip = tripOf(t, booking, await readIssuer(ctx), ctx.now);
  const shown = tripLineOf(t, line);
  const token = await voucherToken(voucherFactsOf(booking, line), ctx.config.secret);
  const address = voucherCheckUrl(ctx.config, token);
  return makePdf(ctx, `voucher-${booking.bookingId}-${line.id}.pdf`, {
    kind: 'voucher',
    language: t.language,
    trip,
    address,
    line: shown,
    look: await voucherLook(ctx, line.imageUrl, shown),
  });
}
