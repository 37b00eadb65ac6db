import type { Context } from '../platform/context.ts';
import { deleteLetters } from './letters.sql.ts';
import type { LetterKind } from './write-letter.ts';

/** Deletes letters of those kinds that were written before then. */
export async function forgetLetters(ctx: Context, kinds: readonly LetterKind[], before: Date): Promise<void> {
  await deleteLetters(ctx.db, kinds, before);
}
