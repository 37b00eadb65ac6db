import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { savedNames } from './saved.sql.ts';

/** What the signed-in user saved, by type and slug, the newest first. */
export async function listSaved(ctx: Context): Promise<string[]> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  return savedNames(ctx.db, userId);
}
