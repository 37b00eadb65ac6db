import { z } from 'zod';
import { notFound } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { closeOwnSession } from './sessions.sql.ts';
import { signedIn } from './user.ts';

/** Signs the user out on one device, at once. Throws NotFoundError for a session that is not theirs or has ended. */
export async function endSession(ctx: Context, { id }: { id: string }): Promise<{ ok: true }> {
  const known = z.uuid().safeParse(id).success;
  if (!known || !(await closeOwnSession(ctx.db, { id, userId: signedIn(ctx.viewer).userId }))) throw notFound();
  return { ok: true };
}
