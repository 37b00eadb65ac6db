import type { Person } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import { deleteEnquiriesOf, enquiriesOf } from './enquiries.sql.ts';
import { deleteSubscriber, findSubscription } from './subscribers.sql.ts';
import { isSubscribed } from './subscription.ts';

/** A person's enquiries and newsletter subscription; for confirmed addresses only. */
export async function exportPersonEnquiries(ctx: Context, { mailbox }: Person) {
  if (mailbox === null) return { enquiries: [], newsletter: null };
  const enquiries = await enquiriesOf(ctx.db, mailbox);
  const found = await findSubscription(ctx.db, mailbox);
  return {
    enquiries: enquiries.map(({ at, answers, ...enquiry }) => ({
      ...enquiry,
      at: at.toISOString(),
      answers: answers.map(({ text, at }) => ({ text, at: at.toISOString() })),
    })),
    newsletter: found
      ? { subscribed: isSubscribed(found), confirmedAt: found.confirmedAt?.toISOString() ?? null }
      : null,
  };
}

/** Deletes both. Runs in the caller's transaction. */
export async function deletePersonEnquiries(ctx: Context, { mailbox }: Person): Promise<void> {
  if (mailbox === null) return;
  await deleteEnquiriesOf(ctx.db, mailbox);
  await deleteSubscriber(ctx.db, mailbox);
}
