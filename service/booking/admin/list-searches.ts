import { requireOwner, requireRight } from '../../core/may.ts';
import type { Context } from '../../platform/context.ts';
import { type SavedSearch, searchesOf } from './saved-searches.sql.ts';

/** The searches that the viewer has saved, by their names. */
export async function listSearches(ctx: Context): Promise<SavedSearch[]> {
  requireRight(ctx.viewer, 'see bookings');
  return searchesOf(ctx.db, requireOwner(ctx.viewer, 'own staff account').userId);
}
