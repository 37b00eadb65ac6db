import type { Context } from '../platform/context.ts';
import { deleteEmails } from './emails.sql.ts';
import type { EmailKind } from './write-email.ts';

/** Deletes emails of those kinds written before then. */
export async function deleteOldEmails(ctx: Context, kinds: readonly EmailKind[], before: Date): Promise<void> {
  await deleteEmails(ctx.db, kinds, before);
}
