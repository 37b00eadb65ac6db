import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { deleteExpiredCodes } from './codes.sql.ts';
import { deleteExpiredSessions } from './sessions.sql.ts';

/** Deletes sessions and one-time codes that can no longer be used (part of the nightly job 'forget-old'). */
export async function forgetExpired(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await deleteExpiredSessions(ctx.db, ctx.now);
  await deleteExpiredCodes(ctx.db, ctx.now);
}
