import { requireRight } from '../core/may.ts';
import { recordAudit } from './audit.ts';
import type { Context } from './context.ts';

/**
 * Records in the audit log that a backup was made: it contains all data.
 *
 * @may operator, clock
 */
export async function recordBackup(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'set up the site');
  await recordAudit(ctx, { action: 'back-up', subjectType: 'database', subjectId: 'backup' });
}
