import { may } from '../core/may.ts';
import { visitor } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import type { Payer } from '../platform/read-budget.ts';

/** Who is charged for what is priced and drawn: staff by account, everybody else by network, because accounts are free. */
export function payerOf(ctx: Context): Payer {
  return may(ctx.viewer, 'change bookings') ? ctx : { viewer: visitor, network: ctx.network };
}
