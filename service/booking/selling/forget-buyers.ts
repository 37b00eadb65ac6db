import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { deleteBuyers } from './budget.sql.ts';

/** Forgets buyers of whom no sale can be under way any more (part of the nightly job 'forget-old'). */
export async function forgetBuyers(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await deleteBuyers(ctx.db, new Date(ctx.now.getTime() - 86_400_000));
}
