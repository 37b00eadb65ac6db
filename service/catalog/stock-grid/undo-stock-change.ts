import { z } from 'zod';
import { conflict, notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { revertChange } from '../../stock/undo-change.ts';
import { kindOf } from '../kinds.ts';
import { daysInWords, rowsBySellable } from './weigh-change.ts';

/**
 * Takes a change of the grid back, all of it or nothing: what was said before it is said again. A repeat does nothing. For
 * who keeps the calendar, of a partner what is his; refuses everybody else (401, 403). Throws NotFoundError for a change that is not kept (any
 * more), ConflictError where somebody has written one of its days since, or where bookings came in the meantime, in words.
 */
export async function undoStockChange(ctx: Context, { changeId }: { readonly changeId: string }): Promise<void> {
  requireRight(ctx.viewer, 'keep the calendar');
  if (!z.uuid().safeParse(changeId).success) throw notFound('This change is not kept any more');
  await inTransaction(ctx, async (ctx) => {
    const taken = await revertChange(ctx, changeId);
    if (!taken) return;
    const { sold, before, after } = taken;
    const rows = await rowsBySellable(ctx, [...new Set(after.days.map(({ sellableId }) => sellableId))]);
    if (sold.length > 0) throw conflict(`Bookings came meanwhile: ${daysInWords(sold, rows, 'sold now')}`);
    for (const [sellableId, row] of rows) {
      const said = ({ days, seasons }: typeof before) => ({
        days: days.filter((day) => day.sellableId === sellableId).map(({ day, slot, own }) => ({ day, slot, ...own })),
        seasons: seasons.filter((one) => one.sellableId === sellableId),
      });
      await recordAudit(ctx, {
        action: 'undo-change-days',
        subjectType: kindOf(row.type).unitsField === null ? 'room-type' : row.type,
        subjectId: row.documentId,
        before: said(after),
        after: said(before),
      });
    }
  });
}
