import { setTimeout as pass } from 'node:timers/promises';
import { linkingIn } from '../core/language-address.ts';
import { requireRight } from '../core/may.ts';
import { countEmailAgainstLimits } from '../emails/email-limits.ts';
import { newsletterConfirmation, newsletterKnown } from '../emails/newsletter.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { isNewForm } from './enquire.ts';
import { confirmLink, makeLeaveLink } from './newsletter-emails.ts';
import { lockSubscriber, noteEmail } from './subscribers.sql.ts';
import { confirmUntil, countEmail, isSubscribed } from './subscription.ts';

const leastMilliseconds = 150;

/**
 * Requests the newsletter for an address: its owner gets an email with a link that starts the subscription, or one that
 * says that it exists already. Always gives the same answer with the same statements after at least 150 ms, so that no
 * one learns whether an address is subscribed. An address that had its emails of this hour gets no more, and repeating
 * the same `form` sends none. Throws ConflictError for a form that was sent with another address.
 *
 * @may everyone
 */
export async function subscribe(
  ctx: Context,
  { email, form }: { email: string; form?: string | undefined },
): Promise<{ ok: true }> {
  requireRight(ctx.viewer, 'ask for the newsletter');
  await Promise.all([askOwner(ctx, email, form), pass(leastMilliseconds)]);
  return { ok: true };
}

function askOwner(ctx: Context, email: string, form: string | undefined): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    if (form !== undefined && !(await isNewForm(ctx, { id: form, content: ['newsletter', email] }))) return;
    const subscriber = await lockSubscriber(ctx.db, { email, now: ctx.now });
    const count = countEmail(subscriber, ctx.now);
    // earlier links keep working if no further email is sent
    if (!count || (await countEmailAgainstLimits(ctx, { to: email, about: 'other' }))) return;
    const { publicUrl } = linkingIn(ctx.language, ctx.config);
    const leave = await makeLeaveLink(ctx, subscriber.id);
    const known = isSubscribed(subscriber);
    const code = makeSecretCode();
    const confirm = known ? null : { hash: hashOfCode(code), until: confirmUntil(ctx.now) };
    await noteEmail(ctx.db, subscriber.id, { ...count, confirm });
    const mail = known
      ? ({ kind: 'newsletter-known', ...newsletterKnown({ leave }) } as const)
      : ({
          kind: 'newsletter-confirmation',
          ...newsletterConfirmation({ link: confirmLink(publicUrl, code), leave }),
        } as const);
    await writeEmail(ctx, { ...mail, to: email, language: ctx.language, rateLimit: 'taken' });
  });
}
