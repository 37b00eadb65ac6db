import { requireRight } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import type { ChangedRun } from '../../stock/stock-change.ts';
import { weighChange } from './weigh-change.ts';

/** What a change would do. */
export interface StockPreview {
  /** What it was calculated from: whoever saves says it. */
  readonly mark: string;
  readonly days: number;
  readonly rows: number;
  readonly lines: readonly (ChangedRun & { readonly product: string; readonly label: string })[];
  /** Lines that are not listed. */
  readonly more: number;
}

const listed = 60;

/**
 * What a change of the grid would do, each day before and after; nothing is written. For who keeps the calendar, of a partner what is his;
 * refuses everybody else (401, 403). Throws as saving it would: ValidationError, NotFoundError, and ConflictError with the
 * days in words where less would be offered than is sold.
 */
export async function previewStockChange(
  ctx: Context,
  { change }: { readonly change: unknown },
): Promise<StockPreview> {
  requireRight(ctx.viewer, 'keep the calendar');
  return inTransaction(ctx, async (ctx) => {
    const { calculated, runs, rows, mark } = await weighChange(ctx, change);
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
