import { invalid, notFound } from '../core/app-error.ts';
import { type Day, daysBetween } from '../core/day.ts';
import { requireStaff } from '../core/require-staff.ts';
import { recordDeed } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { allotmentRuns } from '../stock/allotment-runs.ts';
import { type AllotmentChange, allot, allottedDays } from '../stock/allotments.ts';
import type { ProductType } from './product.ts';
import { stockOfProduct, stockOfRoom } from './stocked.sql.ts';

/** What has stock: a room type by its stay's slug and its name, or another product by its slug. */
export type Stocked =
  | { readonly type: 'stay'; readonly slug: string; readonly roomType: string }
  | { readonly type: Exclude<ProductType, 'stay'>; readonly slug: string; readonly time?: string };

/**
 * The operator, an admin or an editor changes stock or price of what is sold for the days [from, to), or closes or opens
 * them: of every time that it has, unless one is named. `price: null` goes back to its own price. What is not given stays.
 * Refuses everybody else (401, 403); throws NotFoundError for what is unknown, ConflictError when less is given than is
 * already sold.
 */
export async function setAllotment(
  ctx: Context,
  asked: AllotmentChange & { readonly of: Stocked; readonly from: Day; readonly to: Day },
): Promise<{ days: number }> {
  requireStaff(ctx.viewer, ['editor', 'admin']);
  const days = daysBetween(asked.from, asked.to);
  if (days.length === 0 || days.length > 730) throw invalid('Give between 1 and 730 days');
  return inTransaction(ctx, async (ctx) => {
    const { of } = asked;
    const found = await (of.type === 'stay' ? stockOfRoom(ctx.db, of) : stockOfProduct(ctx.db, of));
    if (!found) throw notFound(of.type === 'stay' ? 'There is no such room type' : 'There is no such product or time');
    const before = allotmentRuns(await allottedDays(ctx, found, days));
    await allot(ctx, found, days, asked);
    await recordDeed(ctx, {
      action: 'set-allotment',
      subjectType: of.type === 'stay' ? 'room-type' : of.type,
      subjectId: found.documentId,
      before,
      after: allotmentRuns(await allottedDays(ctx, found, days)),
    });
    return { days: days.length };
  });
}
