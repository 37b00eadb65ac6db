import { errorsEmailsTexts } from '../../messages/en/errors/emails.ts';
import { sentence } from '../../messages/message.ts';
import { conflict } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { lockWording, saveOverrides } from './email-overrides.sql.ts';
import { overrideChangesOf, type TypedOverride } from './override-changes.ts';

/**
 * Overrides sentences of that email in one language, in every email that contains them; emails already written keep
 * their text. `of`: name for the audit log. Returns the number of changed sentences. Throws ValidationError as `overrideChangesOf` does, and
 * ConflictError if someone else has changed a sentence since it was read. Repeating it has no further effect.
 *
 * @may admin, operator
 */
export async function overrideEmailTexts(
  ctx: Context,
  {
    of,
    email,
    language,
    typed,
  }: {
    readonly of: string;
    readonly email: EmailText;
    readonly language: string;
    readonly typed: readonly TypedOverride[];
  },
): Promise<number> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const changes = overrideChangesOf(email, { language, typed });
  if (changes.length === 0) return 0;
  return inTransaction(ctx, async (ctx) => {
    const { own: now } = await lockWording(ctx, language);
    // a sentence that already has this text was sent twice
    const open = changes.filter(({ message, own }) => (now.get(message) ?? null) !== own);
    if (open.length === 0) return 0;
    const before = open.map(({ message }) => ({ message, language, own: now.get(message) ?? null }));
    if (before.some(({ own }, at) => own !== open[at]?.seen))
      throw conflict(sentence(errorsEmailsTexts.changedElsewhere));
    const after = open.map(({ message, own }) => ({ message, language, own }));
    await saveOverrides(ctx.db, language, after, ctx.now);
    await recordAudit(ctx, { action: 'update', subjectType: 'email', subjectId: of, before, after });
    return after.length;
  });
}
