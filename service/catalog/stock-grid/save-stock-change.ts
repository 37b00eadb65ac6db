import { z } from 'zod';
import { conflict, invalid } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { applyStockChange } from '../../stock/change-stock.ts';
import { claimChange, saveChange } from '../../stock/undo-change.ts';
import { kindOf } from '../kinds.ts';
import { weighChange } from './weigh-change.ts';

/**
 * Writes a change of the grid, all of it or nothing, as its preview has shown it: `mark` is that of the preview, and
 * `changeId` a UUID of the page's, by which a repeat is known and answered alike. Leaves a row in the audit log for each
 * product or room type. For who keeps the calendar, of a partner what is his; refuses everybody else (401, 403). Throws ConflictError where
 * somebody has written one of these days since the preview, or less would be offered than is sold, with the days in words.
 */
export async function saveStockChange(
  ctx: Context,
  { change, mark, changeId }: { readonly change: unknown; readonly mark: string; readonly changeId: string },
): Promise<void> {
  requireRight(ctx.viewer, 'keep the calendar');
  if (!z.uuid().safeParse(changeId).success) throw invalid('A change has an id of its own');
  await inTransaction(ctx, async (ctx) => {
    if (!(await claimChange(ctx, changeId))) return;
    const { calculated, runs, rows, mark: current } = await weighChange(ctx, change);
    if (mark !== current)
      throw conflict('Somebody has changed one of these days meanwhile. Look at what would change now.');
    await applyStockChange(ctx, calculated);
    await saveChange(ctx, changeId, calculated);
    for (const [sellableId, changed] of Map.groupBy(runs, ({ sellableId }) => sellableId)) {
      const row = rows.get(sellableId);
      if (!row) continue;
      const said = (which: 'before' | 'after') =>
        changed.map((run) => ({ from: run.from, last: run.last, ...(run.slot && { slot: run.slot }), ...run[which] }));
      await recordAudit(ctx, {
        action: 'season' in calculated.change ? 'set-season' : 'change-days',
        subjectType: kindOf(row.type).unitsField === null ? 'room-type' : row.type,
        subjectId: row.documentId,
        before: said('before'),
        after: said('after'),
      });
    }
  });
}
