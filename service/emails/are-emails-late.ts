import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { countUnsent } from './emails.sql.ts';

const minute = 60_000;
/** Of fewer their recipients may be wrong. */
const some = 5;

/**
 * Returns whether our emails are late now: five or more that were written within a day, and more than ten minutes ago,
 * are not sent.
 *
 * @may everyone
 */
export async function areEmailsLate(ctx: Context): Promise<boolean> {
  requireRight(ctx.viewer, 'read the site');
  const before = (minutes: number) => new Date(ctx.now.getTime() - minutes * minute);
  return (await countUnsent(ctx.db, { from: before(1_440), to: before(10), most: some })) === some;
}
