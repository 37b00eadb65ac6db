import { may } from '../core/may.ts';
import { visitor } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import type { QuotaOwner } from '../platform/read-quota.ts';

/**
 * Returns whose rate limit is charged for quotes and documents: staff by account, everyone else by network, because
 * accounts are free.
 */
export function payerOf(ctx: Context): QuotaOwner {
  return may(ctx.viewer, 'change bookings') ? ctx : { viewer: visitor, network: ctx.network };
}
