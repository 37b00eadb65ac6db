import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type UnsentEmail, unsentBefore } from './emails.sql.ts';

/** An email that waits for less is on its way. */
const timeoutsMinutes = 10;

/** Emails that were written more than ten minutes ago and are not sent: the latest ten, and how many there are. */
export async function listUnsent(ctx: Context): Promise<{ unsent: readonly UnsentEmail[]; total: number }> {
  requireRight(ctx.viewer, 'see what failed');
  return unsentBefore(ctx.db, new Date(ctx.now.getTime() - timeoutsMinutes * 60_000), 10);
}
