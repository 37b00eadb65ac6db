import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { findUnsentBefore, type UnsentEmail } from './emails.sql.ts';

/** Minutes for which a waiting email counts as on its way. */
const timeoutsMinutes = 10;

/**
 * Emails that were written more than ten minutes ago and are not sent: the newest ten, and the total number.
 *
 * @may admin, operator
 */
export async function listUnsent(ctx: Context): Promise<{ unsent: readonly UnsentEmail[]; total: number }> {
  requireRight(ctx.viewer, 'see what failed');
  return findUnsentBefore(ctx.db, new Date(ctx.now.getTime() - timeoutsMinutes * 60_000), 10);
}
