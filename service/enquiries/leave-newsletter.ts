import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { endSubscription } from './subscribers.sql.ts';

/**
 * Ends a subscription with the code of any newsletter email; repeating it gives the same answer. Throws ValidationError
 * for a code that is not ours.
 *
 * @may everyone
 */
export async function leaveNewsletter(ctx: Context, { code }: { code: string }): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'ask for the newsletter');
  if (!(await endSubscription(ctx.db, { leaveHash: hashOfCode(code) }, ctx.now)))
    throw invalid('Incorrect code provided');
  return { ok: true };
}
