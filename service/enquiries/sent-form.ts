import { createHash } from 'node:crypto';
import { conflict } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { fingerprintOf, insertForm } from './sent-forms.sql.ts';

/** Ids of forms are forgotten after so many days. */
export const forgetFormsAfter = 30;

/**
 * Notes that the form of that id was sent with those words, as part of the caller's transaction; false when it was
 * before, so that who sends it again, as his answer was lost, changes nothing. Two at once wait for each other. Throws
 * ConflictError for other words under the same id.
 */
export async function isNewForm(
  ctx: Context,
  { id, said }: { id: string; said: readonly unknown[] },
): Promise<boolean> {
  const fingerprint = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  if (await insertForm(ctx.db, { id, fingerprint, now: ctx.now })) return true;
  if ((await fingerprintOf(ctx.db, id)) !== fingerprint) {
    throw conflict('This form was sent before with other words; please load the page again');
  }
  return false;
}
