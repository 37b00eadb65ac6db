import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode } from '../platform/secret-code.ts';
import { setLeft } from './subscribers.sql.ts';

/** Ends a subscription by the code of any email; again and again with the same answer. Throws ValidationError for no code of ours. */
export async function leaveNewsletter(ctx: Context, { code }: { code: string }): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'ask for the newsletter');
  if (!(await setLeft(ctx.db, { leaveHash: hashOfCode(code) }, ctx.now))) throw invalid('Incorrect code provided');
  return { ok: true };
}
