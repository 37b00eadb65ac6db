import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import type { ChangedRun } from '../../stock/stock-change.ts';
import { calculateStockChange } from './calculate-stock-change.ts';

/** What a change would do. */
export interface StockPreview {
  /** Fingerprint of the state it was calculated from, to be sent when saving. */
  readonly mark: string;
  readonly days: number;
  readonly rows: number;
  readonly lines: readonly (ChangedRun & { readonly product: string; readonly label: string })[];
  /** Number of lines that are not listed. */
  readonly more: number;
}

const listed = 60;

/**
 * What a change of the grid would do, each day before and after; writes nothing. For staff who manage the calendar, and
 * for partners on their own products; rejects everyone else (401, 403). Throws like saving: ValidationError,
 * NotFoundError, and ConflictError that names the days on which fewer units would be offered than are sold.
 *
 * @may partner, editor, admin, operator
 */
export async function previewStockChange(
  ctx: Context,
  { change }: { readonly change: unknown },
): Promise<StockPreview> {
  requireRight(ctx.viewer, 'change the calendar');
  return inTransaction(ctx, async (ctx) => {
    const { calculated, runs, rows, mark } = await calculateStockChange(ctx, change);
    const changed = calculated.before.filter(
      (day, index) => JSON.stringify(day) !== JSON.stringify(calculated.after[index]),
    );
    return {
      mark,
      days: changed.length,
      rows: new Set(changed.map(({ sellableId, slot }) => `${sellableId} ${slot}`)).size,
      lines: runs.slice(0, listed).map((run) => {
        const row = rows.get(run.sellableId);
        return { ...run, product: row?.product ?? '', label: [row?.option, run.slot].filter(Boolean).join(', ') };
      }),
      more: Math.max(0, runs.length - listed),
    };
  });
}
