import type { Person } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { deleteEnquiriesOf, enquiriesOf } from './enquiries.sql.ts';
import { deleteSubscriber, findSubscription } from './subscribers.sql.ts';
import { isSubscribed } from './subscription.ts';

/** What somebody wrote to us by a form, and whether the newsletter goes there: of a confirmed address alone. */
export async function enquiriesOfPerson(ctx: Context, { mailbox }: Person) {
  if (mailbox === null) return { enquiries: [], newsletter: null };
  const enquiries = await enquiriesOf(ctx.db, mailbox);
  const found = await findSubscription(ctx.db, mailbox);
  return {
    enquiries: enquiries.map(({ at, answers, ...said }) => ({
      ...said,
      at: at.toISOString(),
      answers: answers.map(({ text, at }) => ({ text, at: at.toISOString() })),
    })),
    newsletter: found
      ? { subscribed: isSubscribed(found), confirmedAt: found.confirmedAt?.toISOString() ?? null }
      : null,
  };
}

/** Deletes both. Part of the caller's transaction. */
export async function forgetEnquiriesOfPerson(ctx: Context, { mailbox }: Person): Promise<void> {
  if (mailbox === null) return;
  await deleteEnquiriesOf(ctx.db, mailbox);
  await deleteSubscriber(ctx.db, mailbox);
}
