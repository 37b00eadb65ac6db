import { z } from 'zod';
import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { textIn } from '../../../messages/translate.ts';
import { conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { revertChange } from '../../stock/undo-change.ts';
import { kindOf } from '../kinds.ts';
import { daysInWords, rowsBySellable, soldNowWords } from './calculate-stock-change.ts';

/**
 * Undoes a change of the grid, completely or not at all. A repeat does nothing. For staff who manage the calendar, and
 * for partners on their own products; rejects everyone else (401, 403). Throws NotFoundError for an unknown or expired
 * change, ConflictError if one of its days has been changed since, or if there are new bookings, with the days.
 *
 * @may partner, editor, admin, operator
 */
export async function undoStockChange(ctx: Context, { changeId }: { readonly changeId: string }): Promise<void> {
  requireRight(ctx.viewer, 'change the calendar');
  if (!z.uuid().safeParse(changeId).success) throw notFound(sentence(errorsCatalogTexts.undoTooLate));
  await inTransaction(ctx, async (ctx) => {
    const reverted = await revertChange(ctx, changeId);
    if (!reverted) return;
    const { sold, before, after } = reverted;
    const rows = await rowsBySellable(ctx, [...new Set(after.days.map(({ sellableId }) => sellableId))]);
    if (sold.length > 0)
      throw conflict(
        sentence(errorsCatalogTexts.undoSold, { days: daysInWords(textIn(ctx.language), sold, rows, soldNowWords) }),
      );
    for (const [sellableId, row] of rows) {
      const auditValues = ({ days, seasons }: typeof before) => ({
        days: days.filter((day) => day.sellableId === sellableId).map(({ day, slot, own }) => ({ day, slot, ...own })),
        seasons: seasons.filter((one) => one.sellableId === sellableId),
      });
      await recordAudit(ctx, {
        action: 'undo-change-days',
        subjectType: kindOf(row.type).unitsField === null ? 'room-type' : row.type,
        subjectId: row.documentId,
        before: auditValues(after),
        after: auditValues(before),
      });
    }
  });
}
