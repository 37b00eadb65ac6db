import { keptOfAccount } from '../accounts/kept-of-account.ts';
import { bookingsOfPerson, findErasureObstacles, retainedByLaw } from '../booking/erasure/person-bookings.ts';
import { requireRight } from '../core/may.ts';
import { emailsOfPerson } from '../emails/emails-of-person.ts';
import { enquiriesOfPerson } from '../enquiries/kept-of-person.ts';
import type { Context } from '../platform/context.ts';
import { personAt } from './person.ts';
import { requestsOf } from './requests/data-requests.sql.ts';

/** How much is kept of who has that address, what the law wants kept of it, and which bookings have to end before it goes. */
export async function showPerson(ctx: Context, { email }: { email: string }) {
  requireRight(ctx.viewer, 'answer for personal data');
  const person = await personAt(ctx, email);
  const bookings = await bookingsOfPerson(ctx, person);
  const { enquiries, newsletter } = await enquiriesOfPerson(ctx, person);
  const { invoices, until } = await retainedByLaw(ctx, bookings);
  const account = person.userId === null ? null : (await keptOfAccount(ctx, person.userId)).account;
  return {
    email: person.mailbox,
    account: account && { name: account.username, since: account.createdAt },
    bookings: bookings.length,
    invoices,
    keptUntil: until,
    emails: (await emailsOfPerson(ctx, person)).length,
    enquiries: enquiries.length,
    newsletter: newsletter !== null,
    requests: (await requestsOf(ctx.db, person.mailbox)).length,
    inTheWay: findErasureObstacles(bookings, ctx.now),
  };
}
