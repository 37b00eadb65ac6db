import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { notFound } from '../../../core/app-error.ts';
import { may, requireOwner, requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { type OrderedReport, type ReportRow, rightOfReport } from './report.ts';
import { findReport } from './reports.sql.ts';

/**
 * Returns a report that the viewer ordered, with its rows so far. Throws NotFoundError for reports of others, for
 * deleted ones and for those the viewer may no longer see.
 *
 * @may support, admin
 */
export async function showOrderedReport(
  ctx: Context,
  { id }: { id: string },
): Promise<OrderedReport & { readonly rows: readonly ReportRow[] }> {
  requireRight(ctx.viewer, 'see payments');
  const { userId } = requireOwner(ctx.viewer, 'own staff account');
  const found = /^[\da-f-]{36}$/.test(id) ? await findReport(ctx.db, id) : undefined;
  if (found?.userId !== userId || !may(ctx.viewer, rightOfReport(found.kind)))
    throw notFound(sentence(errorsBookingTexts.reportDeleted));
  return found;
}
