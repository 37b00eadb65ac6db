import type { Context } from '../platform/context.ts';
import { findRedemption, findRedemptions, insertRedemption } from './redemptions.sql.ts';

/** Takes the voucher of a line, as part of the caller's transaction. False when somebody was faster. */
export function redeemLine(ctx: Pick<Context, 'db' | 'now'>, lineId: number): Promise<boolean> {
  return insertRedemption(ctx.db, lineId, ctx.now);
}

/** When the voucher of the line was used; null while it was not. */
export function redeemedAt(ctx: Pick<Context, 'db'>, lineId: number): Promise<Date | null> {
  return findRedemption(ctx.db, lineId);
}

/** When the vouchers of those lines were used, by line; of one that was not there is nothing. */
export function redeemedLines(
  ctx: Pick<Context, 'db'>,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  return findRedemptions(ctx.db, lineIds);
}
