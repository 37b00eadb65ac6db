import { notFound } from '../../../core/app-error.ts';
import { requireRight } from '../../../core/may.ts';
import { findInvoices } from '../../../documents/invoices.ts';
import type { Context } from '../../../platform/context.ts';
import { textOfBooking } from '../../model/booking-language.ts';
import { type DocumentAccess, documentsBooking, type FileDownload, makePdf } from './document-access.ts';

/**
 * Returns the invoice or credit note of that number (default: the first of the booking) as a PDF.
 * Throws NotFoundError without access to the booking or if it has none of that number.
 *
 * @may everyone
 */
export async function makeInvoice(
  ctx: Context,
  request: DocumentAccess & { number?: string | undefined },
): Promise<FileDownload> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, request);
  const issued = await findInvoices(ctx, booking.id);
  const invoice = request.number === undefined ? issued[0] : issued.find(({ name }) => name === request.number);
  if (!invoice) throw notFound();
  return makePdf(ctx, `${invoice.name.replaceAll('/', '-')}.pdf`, {
    kind: 'invoice',
    language: textOfBooking(booking).language,
    invoice,
  });
}
