import { z } from 'zod';
import { notFound } from '../core/app-error.ts';
import { requireOwner } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { closeOwnSession } from './sessions.sql.ts';

/**
 * Signs the user out on one device, at once. Throws NotFoundError for a session that is not theirs or has ended.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<{ ok: true }> {
  const { userId } = requireOwner(ctx.viewer, 'own account');
  const known = z.uuid().safeParse(id).success;
  if (!known || !(await closeOwnSession(ctx.db, { id, userId }))) throw notFound();
  return { ok: true };
}
