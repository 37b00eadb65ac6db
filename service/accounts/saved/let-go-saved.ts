import { notFound } from '../../core/app-error.ts';
import { requireOwner } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { removeSaved } from './saved.sql.ts';

/** Lets go what the signed-in user saved. Throws NotFoundError for what they had not saved. */
export async function letGoSaved(ctx: Context, { name }: { name: string }): Promise<{ ok: true }> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  if (!(await removeSaved(ctx.db, { userId, name }))) throw notFound();
  return { ok: true };
}
