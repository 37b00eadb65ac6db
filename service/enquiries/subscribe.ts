import { setTimeout as pass } from 'node:timers/promises';
import { requireRight } from '../core/may.ts';
import { takeFromBudget } from '../emails/email-budget.ts';
import { newsletterConfirmation } from '../emails/newsletter-confirmation.email.ts';
import { newsletterKnown } from '../emails/newsletter-known.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { confirmLink, makeLeaveLink } from './newsletter-links.ts';
import { isNewForm } from './sent-form.ts';
import { lockSubscriber, noteEmail } from './subscribers.sql.ts';
import { confirmUntil, countEmail, isSubscribed } from './subscription.ts';

const leastMilliseconds = 150;

/**
 * Asks for the newsletter in the name of an address: its owner gets an email whose link begins the subscription, or
 * one that says that it has long begun. Always answers the same, by the same statements, and never before 150 ms; so
 * nobody learns whether an address is on the list. An address that had its emails of this hour gets no more, and the
 * same `form` again gets none. Throws ConflictError for a form that was sent with another address.
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
    if (form !== undefined && !(await isNewForm(ctx, { id: form, said: ['newsletter', email] }))) return;
    const subscriber = await lockSubscriber(ctx.db, { email, now: ctx.now });
    const count = countEmail(subscriber, ctx.now);
    // the link of an earlier email keeps working when no other is sent
    if (!count || (await takeFromBudget(ctx, { to: email, about: 'other' }))) return;
    const { publicUrl } = ctx.config;
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
    await writeEmail(ctx, { ...mail, to: email, budget: 'taken' });
  });
}
