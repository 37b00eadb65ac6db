import { readSettings } from '../catalog/settings/read-settings.ts';
import { linkingIn } from '../core/language-address.ts';
import { newsletterSubscriber, newsletterWelcome } from '../emails/newsletter.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { writeToOperator } from '../emails/write-to-operator.ts';
import type { Context } from '../platform/context.ts';
import { hashOfCode, makeSecretCode } from '../platform/secret-code.ts';
import { insertLeaveCode, type Subscriber } from './subscribers.sql.ts';

/** The links of newsletter emails. */
export function confirmLink(publicUrl: string, code: string): string {
  return `${publicUrl}/newsletter/confirm?code=${code}`;
}

/** A link to unsubscribe for one email; it works while the email is stored. */
export async function makeLeaveLink(ctx: Context, subscriberId: number): Promise<string> {
  const code = makeSecretCode();
  await insertLeaveCode(ctx.db, subscriberId, hashOfCode(code), ctx.now);
  return `${linkingIn(ctx.language, ctx.config).publicUrl}/newsletter/unsubscribe?code=${code}`;
}

/** Sends a welcome email to a new subscriber, and notifies the operator. */
export async function welcome(ctx: Context, { id, email }: Subscriber): Promise<void> {
  const { publicUrl } = linkingIn(ctx.language, ctx.config);
  const leave = await makeLeaveLink(ctx, id);
  const mail = newsletterWelcome({ leave, publicUrl });
  await writeEmail(ctx, { kind: 'newsletter-welcome', to: email, language: ctx.language, ...mail });
  const { contact } = await readSettings(ctx);
  await writeToOperator(
    ctx,
    { kind: 'newsletter-subscriber', to: contact.email, ...newsletterSubscriber({ email }) },
    { together: ctx.network ?? '' },
  );
}
