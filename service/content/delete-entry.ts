import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { type Removal, removeEntry } from './remove-entry.ts';
import { refuseOtherLanguage } from './write-answer.ts';

/**
 * Deletes an entry with all its parts. `search`: the query string of a call. Throws ValidationError for another language, NotFoundError, PreconditionFailedError, and ConflictError if other
 * entries refer to it or bookings depend on it.
 *
 * @may editor, admin, operator, writing program
 */
export async function deleteEntry(
  ctx: Context,
  { search = '', ...removal }: Removal & { readonly search?: string },
): Promise<void> {
  requireRight(ctx.viewer, 'write content', { type: removal.subject.type.name, action: 'delete' });
  refuseOtherLanguage(removal.subject.type, search);
  await removeEntry(ctx, removal);
}
