import type { Refunded } from '../../payments/gateway.ts';
import type { Context } from '../../platform/context.ts';
import { type Recorded, recordChange } from '../record-change.ts';
import { noteRefund } from './refunds.sql.ts';

/**
 * Keeps what a provider told of a refund of a locked booking. Its history says once that the money is back, however often
 * that is told. Part of the caller's transaction.
 */
export async function hearOfRefund(ctx: Context, booking: Recorded, id: number, told: Refunded): Promise<void> {
  const isNews = await noteRefund(ctx.db, id, { ...told, at: ctx.now });
  if (isNews && told.state === 'done')
    await recordChange(ctx, booking, { kind: 'refunded', by: 'gateway', why: told.refund });
}
