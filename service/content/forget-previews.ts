import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { previewKept } from './preview-entry.ts';
import { deletePreviews } from './previews.sql.ts';

/** What was typed and only looked at is kept for a day. */
export async function forgetPreviews(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'keep house');
  await deletePreviews(ctx.db, new Date(ctx.now.getTime() - previewKept));
}
