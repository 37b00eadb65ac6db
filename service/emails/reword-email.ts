import { conflict } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { keepWords, ownWordsAlone } from './email-words.sql.ts';
import { rewordingsOf, type TypedWords } from './rewording.ts';

/**
 * Says sentences of that email in the operator's words, in every email in which they stand; emails that were written keep
 * theirs. `of`: what the audit log calls it. Gives how many sentences were changed. Throws ValidationError as `rewordingsOf`,
 * ConflictError where somebody else has changed one since it was read. Repeated, it has no second effect.
 */
export async function rewordEmail(
  ctx: Context,
  { of, email, typed }: { readonly of: string; readonly email: EmailText; readonly typed: readonly TypedWords[] },
): Promise<number> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const changes = rewordingsOf(email, typed);
  if (changes.length === 0) return 0;
  return inTransaction(ctx, async (ctx) => {
    const now = await ownWordsAlone(ctx.db);
    // what is said so already was sent twice
    const open = changes.filter(({ standard, own }) => (now(standard) ?? null) !== own);
    if (open.length === 0) return 0;
    const before = open.map(({ standard }) => ({ standard, own: now(standard) ?? null }));
    if (before.some(({ own }, at) => own !== open[at]?.seen))
      throw conflict('Somebody has changed one of these sentences meanwhile. Open the page in another tab to see it.');
    const after = open.map(({ standard, own }) => ({ standard, own }));
    await keepWords(ctx.db, after, ctx.now);
    await recordAudit(ctx, { action: 'update', subjectType: 'email', subjectId: of, before, after });
    return after.length;
  });
}
