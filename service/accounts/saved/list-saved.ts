import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { savedNames } from './saved.sql.ts';

/**
 * The signed-in user's saved products as type and slug, newest first.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function listSaved(ctx: Context): Promise<string[]> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  return savedNames(ctx.db, userId);
}
