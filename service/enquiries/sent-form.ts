import { createHash } from 'node:crypto';
import { conflict } from '../core/app-error.ts';
import type { Context } from '../platform/context.ts';
import { fingerprintOf, insertForm } from './enquiries.sql.ts';

/** Days after which form ids are deleted. */
export const formRetentionDays = 30;

/**
 * Records that the form with that id was sent with those texts, in the caller's transaction; false if it was sent
 * before, so that repeating a request whose answer was lost changes nothing. Concurrent calls wait for each other.
 * Throws ConflictError for different texts with the same id.
 */
export async function isNewForm(
  ctx: Context,
  { id, content }: { id: string; content: readonly unknown[] },
): Promise<boolean> {
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  if (await insertForm(ctx.db, { id, fingerprint, now: ctx.now })) return true;
  if ((await fingerprintOf(ctx.db, id)) !== fingerprint) {
    throw conflict('This form was sent before with other words; please load the page again');
  }
  return false;
}
