import { requireOwner, requireRight } from '../../core/may.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type Context, inTransaction } from '../../platform/context.ts';
import { dropSearch } from './saved-searches.sql.ts';

/** Lets go of a search that the viewer saved; of another's, or one that is gone, nothing happens. */
export async function dropSavedSearch(ctx: Context, { id }: { id: number }): Promise<void> {
  requireRight(ctx.viewer, 'see bookings');
  const { userId } = requireOwner(ctx.viewer, 'own staff account');
  await inTransaction(ctx, async (ctx) => {
    const gone = await dropSearch(ctx.db, userId, id);
    if (!gone) return;
    const { name, query } = gone;
    await recordAudit(ctx, { action: 'delete', subjectType: 'saved-search', subjectId: name, before: { query } });
  });
}
