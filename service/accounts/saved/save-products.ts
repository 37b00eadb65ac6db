import { requireOwner } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { maxSaved } from '../account-bodies.ts';
import { unauthorized } from '../user.ts';
import { addSaved, savedNames } from './saved.sql.ts';

/**
 * Adds these products to those saved before; beyond 200 the oldest are removed. Returns all of them, newest first.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function saveProducts(ctx: Context, { names }: { names: readonly string[] }): Promise<string[]> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  return inTransaction(ctx, async (ctx) => {
    if (!(await addSaved(ctx.db, { userId, names, most: maxSaved, now: ctx.now }))) throw unauthorized();
    return savedNames(ctx.db, userId);
  });
}
