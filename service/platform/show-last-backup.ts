import { requireRight } from '../core/may.ts';
import { listSubjectAudit } from './audit.ts';
import type { Context } from './context.ts';

/** Hours within which the next backup is expected. */
const everyHours = 48;

/**
 * When the last backup was made, and whether the next one is late; undefined if none was ever made here.
 *
 * @may admin, operator
 */
export async function showLastBackup(ctx: Context): Promise<{ at: Date; isLate: boolean } | undefined> {
  requireRight(ctx.viewer, 'see what failed');
  const subject = { subjectType: 'database', subjectId: 'backup' } as const;
  const [last] = await listSubjectAudit(ctx, subject, { before: undefined, limit: 1 });
  return last && { at: last.at, isLate: ctx.now.getTime() - last.at.getTime() > everyHours * 3_600_000 };
}
