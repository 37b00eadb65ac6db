import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { previewLifetime } from './preview-entry.ts';
import { deletePreviews } from './previews.sql.ts';

/**
 * Deletes stored previews after a day.
 *
 * @may clock
 */
export async function deleteOldPreviews(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  await deletePreviews(ctx.db, new Date(ctx.now.getTime() - previewLifetime));
}
