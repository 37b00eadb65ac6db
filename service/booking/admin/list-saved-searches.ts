import { requireOwner, requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { findSavedSearches, type SavedSearch } from './saved-searches.sql.ts';

/**
 * Lists the viewer's saved searches by name.
 *
 * @may support, admin
 */
export async function listSavedSearches(ctx: Context): Promise<SavedSearch[]> {
  requireRight(ctx.viewer, 'see bookings');
  return findSavedSearches(ctx.db, requireOwner(ctx.viewer, 'own staff account').userId);
}
