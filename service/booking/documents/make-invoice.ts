import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { invoicesOf } from '../../documents/issue-invoice.ts';
import type { Context } from '../../platform/context.ts';
import { type DocumentsAsked, documentsBooking, type MadeFile, makePdf } from './documents-of.ts';

/**
 * The invoice or credit note of that number, of the booking's first one unless told, as a PDF.
 * Throws NotFoundError without the right to it, or when the booking has none of that number.
 */
export async function makeInvoice(
  ctx: Context,
  asked: DocumentsAsked & { number?: string | undefined },
): Promise<MadeFile> {
  requireRight(ctx.viewer, 'use the link of a booking');
  const booking = await documentsBooking(ctx, asked);
  const issued = await invoicesOf(ctx, booking.row);
  const invoice = asked.number === undefined ? issued[0] : issued.find(({ name }) => name === asked.number);
  if (!invoice) throw notFound();
  return makePdf(ctx, `${invoice.name.replaceAll('/', '-')}.pdf`, { kind: 'invoice', invoice });
}
