import type { Context } from '../platform/context.ts';
import { findCheckIns, forgetIds, insertCheckIn } from './check-ins.sql.ts';
import type { CheckIn, ShownId } from './shown-id.ts';

/** Checks in the voucher of a line. Part of the caller's transaction. Returns false if it was checked in before. */
export function checkInLine(
  ctx: Pick<Context, 'db' | 'now'>,
  { lineId, shown }: { readonly lineId: number; readonly shown?: ShownId | undefined },
): Promise<boolean> {
  return insertCheckIn(ctx.db, { lineId, at: ctx.now, shown: shown ?? null });
}

/** Returns the check-in of the line; null if its voucher was not checked in. */
export function checkInOf(ctx: Pick<Context, 'db'>, lineId: number): Promise<CheckIn | null> {
  return findCheckIns(ctx.db, [lineId]).then((found) => found.get(lineId) ?? null);
}

/** Returns the check-ins of those lines, by line id; others are missing. */
export function checkInsOf(
  ctx: Pick<Context, 'db'>,
  lineIds: readonly number[],
): Promise<ReadonlyMap<number, CheckIn>> {
  return findCheckIns(ctx.db, lineIds);
}

/** Forgets which documents the guests of those lines showed. */
export function forgetShownIds(ctx: Pick<Context, 'db'>, lineIds: readonly number[]): Promise<void> {
  return forgetIds(ctx.db, { lineIds });
}
