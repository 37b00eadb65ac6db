import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { forgetIds } from './check-ins.sql.ts';
import { shownIdDays } from './shown-id.ts';

/**
 * Forgets which identity documents guests showed more than a year ago (part of the nightly job 'forget-old').
 *
 * @may clock
 */
export async function forgetOldIds(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await forgetIds(ctx.db, { before: new Date(ctx.now.getTime() - shownIdDays * 86_400_000) });
}
