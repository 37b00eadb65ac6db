import { readSettings } from '../catalog/settings/read-settings.ts';
import { newsletterSubscriber } from '../emails/newsletter-subscriber.email.ts';
import { newsletterWelcome } from '../emails/newsletter-welcome.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { writeToOperator } from '../emails/write-to-operator.ts';
import type { Context } from '../platform/context.ts';
import { makeLeaveLink } from './newsletter-links.ts';
import type { Subscriber } from './subscribers.sql.ts';

/** Sends a welcome email to a new subscriber, and notifies the operator. */
export async function welcome(ctx: Context, { id, email }: Subscriber): Promise<void> {
  const { publicUrl } = ctx.config;
  const leave = await makeLeaveLink(ctx, id);
  const mail = newsletterWelcome({ leave, publicUrl });
  await writeEmail(ctx, { kind: 'newsletter-welcome', to: email, ...mail });
  const { contact } = await readSettings(ctx);
  await writeToOperator(
    ctx,
    { kind: 'newsletter-subscriber', to: contact.email, ...newsletterSubscriber({ email }) },
    { together: ctx.network ?? '' },
  );
}
