import { z } from 'zod';
import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { conflict, invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { applyStockChange } from '../../stock/change-stock.ts';
import { claimChange, saveChange } from '../../stock/undo-change.ts';
import { kindOf } from '../kinds.ts';
import { calculateStockChange } from './calculate-stock-change.ts';

/**
 * Saves a change of the grid, completely or not at all, as previewed: `mark` is that of the preview, `changeId` a UUID
 * of the page by which a repeat is recognised and ignored. Writes an audit entry for each product or room type. For
 * staff who manage the calendar, and for partners on their own products; rejects everyone else (401, 403). Throws
 * ConflictError if one of these days has been changed since the preview, or fewer units would be offered than are sold,
 * with the days.
 *
 * @may partner, editor, admin, operator
 */
export async function saveStockChange(
  ctx: Context,
  { change, mark, changeId }: { readonly change: unknown; readonly mark: string; readonly changeId: string },
): Promise<void> {
  requireRight(ctx.viewer, 'change the calendar');
  if (!z.uuid().safeParse(changeId).success) throw invalid(sentence(errorsCatalogTexts.reload));
  await inTransaction(ctx, async (ctx) => {
    if (!(await claimChange(ctx, changeId))) return;
    const { calculated, runs, rows, mark: current } = await calculateStockChange(ctx, change);
    if (mark !== current) throw conflict(sentence(errorsCatalogTexts.changedSincePreview));
    await applyStockChange(ctx, calculated);
    await saveChange(ctx, changeId, calculated);
    for (const [sellableId, changed] of Map.groupBy(runs, ({ sellableId }) => sellableId)) {
      const row = rows.get(sellableId);
      if (!row) continue;
      const auditValues = (side: 'before' | 'after') =>
        changed.map((run) => ({ from: run.from, last: run.last, ...(run.slot && { slot: run.slot }), ...run[side] }));
      await recordAudit(ctx, {
        action: 'season' in calculated.change ? 'set-season' : 'change-days',
        subjectType: kindOf(row.type).unitsField === null ? 'room-type' : row.type,
        subjectId: row.documentId,
        before: auditValues('before'),
        after: auditValues('after'),
      });
    }
  });
}
