import { requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findOpenAcknowledgements, type OpenAcknowledgement } from '../store/acknowledgements.sql.ts';

/**
 * Lists ten lines whose partner has refused the guest or has not answered in time, those that begin first, and the
 * number of all.
 *
 * @may support, admin, operator
 */
export async function listOpenAcknowledgements(
  ctx: Context,
): Promise<{ lines: readonly OpenAcknowledgement[]; total: number }> {
  requireRight(ctx.viewer, 'change bookings');
  return findOpenAcknowledgements(ctx.db, ctx.now, 10);
}
