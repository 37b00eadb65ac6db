import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { removeSaved } from './saved.sql.ts';

/**
 * Removes a saved product of the signed-in user. Throws NotFoundError if it was not saved.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function unsaveProduct(ctx: Context, { name }: { name: string }): Promise<{ ok: true }> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  if (!(await removeSaved(ctx.db, { userId, name }))) throw notFound();
  return { ok: true };
}
