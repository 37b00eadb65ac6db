import type { Context } from '../platform/context.ts';
import { findCheckIn, findCheckIns, insertCheckIn } from './check-ins.sql.ts';

/** Checks in the voucher of a line. Part of the caller's transaction. Returns false if it was checked in before. */
export function checkInLine(ctx: Pick<Context, 'db' | 'now'>, lineId: number): Promise<boolean> {
  return insertCheckIn(ctx.db, lineId, ctx.now);
}

/** Returns when the voucher of the line was checked in; null if it was not. */
export function findCheckInTime(ctx: Pick<Context, 'db'>, lineId: number): Promise<Date | null> {
  return findCheckIn(ctx.db, lineId);
}

/** Returns when the vouchers of those lines were checked in, by line id; others are missing. */
export function findCheckInTimes(
  ctx: Pick<Context, 'db'>,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  return findCheckIns(ctx.db, lineIds);
}
