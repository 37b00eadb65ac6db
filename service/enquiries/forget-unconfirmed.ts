import type { Context } from '../platform/context.ts';
import { deleteUnconfirmed } from './subscribers.sql.ts';
import { forgetDays } from './subscription.ts';

/** Deletes addresses that somebody typed and nobody confirmed (part of the nightly job 'forget-old'). */
export async function forgetUnconfirmed(ctx: Context): Promise<void> {
  await deleteUnconfirmed(ctx.db, new Date(ctx.now.getTime() - forgetDays * 86_400_000));
}
