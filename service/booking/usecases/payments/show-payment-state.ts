import { requireRight } from '../../../core/may.ts';
import type { Context } from '../../../platform/context.ts';
import { countRecentPayments } from '../../store/payments.sql.ts';
import { offeredMethods } from './view-payment.ts';

const minute = 60_000;
/** Some payers change their mind, but not so many in a row. */
const looked = 10;

/**
 * Returns whether payments work now: 'troubled' if the last ten that were opened within six hours, and more than ten
 * minutes ago, all failed or are open still; 'offline' if this site takes none on its pages.
 *
 * @may everyone
 */
export async function showPaymentState(ctx: Context): Promise<'works' | 'troubled' | 'offline'> {
  requireRight(ctx.viewer, 'read the site');
  if (offeredMethods(ctx.config).length === 0) return 'offline';
  const before = (minutes: number) => new Date(ctx.now.getTime() - minutes * minute);
  const { opened, received } = await countRecentPayments(ctx.db, { from: before(360), to: before(10), most: looked });
  return opened === looked && received === 0 ? 'troubled' : 'works';
}
