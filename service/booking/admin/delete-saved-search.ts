import { requireOwner, requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { deleteSavedSearchRow } from './saved-searches.sql.ts';

/**
 * Deletes one of the viewer's saved searches. Does nothing if it does not exist or belongs to someone else.
 *
 * @may support, admin
 */
export async function deleteSavedSearch(ctx: Context, { id }: { id: number }): Promise<void> {
  requireRight(ctx.viewer, 'see bookings');
  const { userId } = requireOwner(ctx.viewer, 'own staff account');
  await inTransaction(ctx, async (ctx) => {
    const deleted = await deleteSavedSearchRow(ctx.db, userId, id);
    if (!deleted) return;
    const { name, query } = deleted;
    await recordAudit(ctx, { action: 'delete', subjectType: 'saved-search', subjectId: name, before: { query } });
  });
}
