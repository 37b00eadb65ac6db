import { requireRight } from '../core/may.ts';
import { recordAudit } from './audit.ts';
import type { Context } from './context.ts';

/** Leaves a row in the audit log about a backup that was made: it holds everything that the database does. */
export async function recordBackup(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'set the house up');
  await recordAudit(ctx, { action: 'back-up', subjectType: 'database', subjectId: 'backup' });
}
