import { requireOwner } from '../../core/may.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { unauthorized } from '../user.ts';
import { addSaved, savedNames } from './saved.sql.ts';
import { mostSaved } from './saved-names.ts';

/** Saves what these names say beside what was saved before; beyond 200 the oldest goes. Gives all of it, the newest first. */
export async function saveProducts(ctx: Context, { names }: { names: readonly string[] }): Promise<string[]> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  return inTransaction(ctx, async (ctx) => {
    if (!(await addSaved(ctx.db, { userId, names, most: mostSaved, now: ctx.now }))) throw unauthorized();
    return savedNames(ctx.db, userId);
  });
}
