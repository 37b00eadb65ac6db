import { requireRight } from '../core/may.ts';
import { listSubjectAudit } from './audit.ts';
import type { Context } from './context.ts';

/** Hours within which the next backup is expected. */
const everyHours = 48;

/**
 * When the last backup was made, if the next one is late; undefined if it is not, or if none was ever made here.
 *
 * @may admin, operator
 */
export async function showLateBackup(ctx: Context): Promise<Date | undefined> {
  requireRight(ctx.viewer, 'see what failed');
  const subject = { subjectType: 'database', subjectId: 'backup' } as const;
  const [last] = await listSubjectAudit(ctx, subject, { before: undefined, limit: 1 });
  const isLate = last && ctx.now.getTime() - last.at.getTime() > everyHours * 3_600_000;
  return isLate ? last.at : undefined;
}
