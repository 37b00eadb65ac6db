import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { AppError, invalid } from '../../../core/app-error.ts';
import { requireOwner, requireRight } from '../../../core/may.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { type AnyReportKind, mostDays, type Period, partsOf, periodError, rightOfReport } from './report.ts';
import { findReports, insertReport } from './reports.sql.ts';

const mostUnderWay = 3;

/**
 * Orders a long report, made by a job. `id` comes from the form: sent again, it is the same report.
 * Throws ValidationError for a period that is too long, RateLimitError while three reports of the viewer are being
 * made.
 *
 * @may support, admin
 */
export async function orderReport(
  ctx: Context,
  { id, kind, period }: { id: string; kind: AnyReportKind; period: Period },
): Promise<void> {
  requireRight(ctx.viewer, 'see payments');
  requireRight(ctx.viewer, rightOfReport(kind));
  const { userId } = requireOwner(ctx.viewer, 'own staff account');
  const refused = periodError(period, mostDays);
  if (refused) throw refused;
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) throw invalid(sentence(errorsBookingTexts.reportFormOld));
  await inTransaction(ctx, async (ctx) => {
    const underWay = (await findReports(ctx.db, userId, 20)).filter((one) => one.partsMade < one.parts && !one.problem);
    if (underWay.length >= mostUnderWay && !underWay.some((one) => one.id === id))
      throw new AppError('RateLimitError', sentence(errorsBookingTexts.threeReports));
    const isNew = await insertReport(ctx.db, {
      id,
      userId,
      kind,
      period,
      parts: partsOf(period).length,
      now: ctx.now,
    });
    if (!isNew) return;
    await ctx.enqueue(ctx.db, 'make-report', { reportId: id });
    await recordAudit(ctx, { action: 'order', subjectType: 'report', subjectId: id, after: { kind, ...period } });
  });
}
