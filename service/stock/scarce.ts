import type { Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { type ScarceDay, scarceDays } from './scarce.sql.ts';

/** Days of [from, to) on which at most one of these is left; closed ones, and those without a sale, are none. */
export function scarceOf(ctx: Context, sellables: readonly number[], from: Day, to: Day): Promise<ScarceDay[]> {
  return scarceDays(ctx.db, { sellables, from, to, left: 1, now: ctx.now });
}
