import { errorsEmailsTexts } from '../../messages/en/errors/emails.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import type { EmailText } from './blocks.ts';
import { loadWording } from './email-overrides.sql.ts';
import { wordEmail } from './word-email.ts';
import { wordsOf } from './words.ts';
import { type EmailKind, writeEmail } from './write-email.ts';

const anHour = 20;

/**
 * Sends an email written from sample data to the member of staff who asks, and to no one else. Gives the address.
 *
 * @may admin, operator
 */
export async function sendSample(
  ctx: Context,
  { kind, text, language }: { readonly kind: EmailKind; readonly text: EmailText; readonly language: string },
): Promise<{ to: string }> {
  requireRight(ctx.viewer, 'set payments and emails up');
  const { viewer } = ctx;
  if (viewer.kind !== 'user') throw invalid(sentence(errorsEmailsTexts.staffOnly));
  await ctx.limiter.count([{ key: `test emails of ${viewer.userId}`, seconds: 3_600, times: anHour }], ctx.now);
  const { leave: _, ...email } = text;
  return inTransaction(ctx, async (ctx) => {
    const { subject } = wordEmail(text, await loadWording(ctx, language));
    await writeEmail(ctx, {
      ...email,
      kind,
      language,
      to: viewer.email,
      userId: viewer.userId,
      subject: wordsOf(`Test: ${subject}`),
    });
    await recordAudit(ctx, {
      action: 'test email',
      subjectType: 'email',
      subjectId: kind,
      after: { to: viewer.email },
    });
    return { to: viewer.email };
  });
}
