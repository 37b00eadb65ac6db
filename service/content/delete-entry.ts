import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type Removal, removeEntry } from './remove-entry.ts';

/**
 * Deletes an entry with all its parts. Throws NotFoundError, PreconditionFailedError, and ConflictError if other
 * entries refer to it or bookings depend on it.
 *
 * @may editor, admin, operator, writing program
 */
export async function deleteEntry(ctx: Context, removal: Removal): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: removal.subject.type.name, action: 'delete' });
  await removeEntry(ctx, removal);
}
