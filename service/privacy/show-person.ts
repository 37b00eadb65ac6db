import { exportAccount } from '../accounts/export-account.ts';
import { bookingsOfPerson, findErasureObstacles, retainedByLaw } from '../booking/usecases/erasure/person-bookings.ts';
import { requireRight } from '../core/may.ts';
import { emailsOfPerson } from '../emails/outbox.ts';
import { exportPersonEnquiries } from '../enquiries/person-enquiries.ts';
import type { Context } from '../platform/context.ts';
import { personAt } from './person-data.ts';
import { requestsOf } from './requests/data-requests.sql.ts';

/**
 * How much data is stored about the person with that address, what the law requires to keep, and the bookings that have
 * to end before it is deleted.
 *
 * @may admin, operator
 */
export async function showPerson(ctx: Context, { email }: { email: string }) {
  requireRight(ctx.viewer, 'answer for personal data');
  const person = await personAt(ctx, email);
  const bookings = await bookingsOfPerson(ctx, person);
  const { enquiries, newsletter } = await exportPersonEnquiries(ctx, person);
  const { invoices, until, foreignGuests } = await retainedByLaw(ctx, bookings);
  const account = person.userId === null ? null : (await exportAccount(ctx, person.userId)).account;
  return {
    email: person.mailbox,
    account: account && { name: account.username, since: account.createdAt },
    bookings: bookings.length,
    invoices,
    keptUntil: until,
    foreignGuests,
    emails: (await emailsOfPerson(ctx, person)).length,
    enquiries: enquiries.length,
    newsletter: newsletter !== null,
    requests: (await requestsOf(ctx.db, person.mailbox)).length,
    inTheWay: findErasureObstacles(bookings, ctx.now),
  };
}
