import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { voucherToken } from '../../documents/voucher-token.ts';
import type { Context } from '../../platform/context.ts';
import { type DocumentsAsked, documentsBooking, type MadeFile, makePdf, vouchered } from './documents-of.ts';
import { issuerOf } from './issuer.ts';
import { promisedBy, tripLineOf, tripOf } from './trip-of-booking.ts';
import { checkAddress } from './voucher-address.ts';

/**
 * The voucher of a line of a paid booking, of its first one unless told, as a PDF of one page.
 * Throws NotFoundError without the right to it, or when there is no such voucher.
 */
export async function makeVoucher(
  ctx: Context,
  asked: DocumentsAsked & { line?: number | undefined },
): Promise<MadeFile> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, asked);
  const lines = vouchered(booking, ctx.now);
  const line = asked.line === undefined ? lines[0] : lines.find(({ id }) => id === asked.line);
  if (!line) throw notFound();
  const trip = tripOf(booking, await issuerOf(ctx), ctx.now);
  const token = await voucherToken(promisedBy(booking, line), ctx.config.secret);
  const address = checkAddress(ctx.config, token);
  return makePdf(ctx, `voucher-${booking.bookingId}-${line.id}.pdf`, {
    kind: 'voucher',
    trip,
    address,
    line: tripLineOf(line),
  });
}
