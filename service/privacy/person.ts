import { accountAt, deleteAccountRow } from '../accounts/kept-of-account.ts';
import { bookingsOfPerson, eraseBookings, exportBookings } from '../booking/erasure/person-bookings.ts';
import { forgetAuthor, reviewsOfPerson } from '../catalog/reviews/reviews-of-person.ts';
import { invalid } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import type { Person } from '../core/viewer.ts';
import { emailsOfPerson, forgetEmailsOfPerson } from '../emails/emails-of-person.ts';
import { enquiriesOfPerson, forgetEnquiriesOfPerson } from '../enquiries/kept-of-person.ts';
import type { Context } from '../platform/context.ts';
import { actorOf } from './requests/actor.ts';
import { forgetRequestsOf, requestsOf } from './requests/data-requests.sql.ts';

/** Who is meant by the address of an email that came from there. Throws ValidationError for what is none. */
export async function personAt(ctx: Context, typed: string): Promise<Person & { readonly mailbox: string }> {
  const mailbox = emailAddressOf(typed);
  if (mailbox === undefined) {
    const message = 'Please enter a valid email address.';
    throw invalid(message, { errors: [{ path: ['email'], message, name: 'ValidationError' }] });
  }
  return { userId: (await accountAt(ctx, mailbox))?.userId ?? null, mailbox };
}

/** Whom the audit log names: the number of an account, never an address, which would outlive who is taken out. */
export const namedInLog = ({ userId }: Person): string => (userId === null ? 'without an account' : String(userId));

/** Everything that every room holds about somebody, but for the account itself. */
export async function keptOfPerson(ctx: Context, person: Person) {
  const bookings = await bookingsOfPerson(ctx, person);
  return {
    madeAt: ctx.now.toISOString(),
    bookings: await exportBookings(ctx, bookings),
    emails: await emailsOfPerson(ctx, person),
    reviews: person.userId === null ? [] : await reviewsOfPerson(ctx, person.userId),
    ...(await enquiriesOfPerson(ctx, person)),
    requests: person.mailbox === null ? [] : await requestsOf(ctx.db, person.mailbox),
  };
}

/**
 * Takes somebody out of these locked bookings, all that person has, and out of every other room; the account goes too. Part
 * of the caller's transaction.
 */
export async function takeOut(
  ctx: Context,
  person: Person,
  bookings: Awaited<ReturnType<typeof bookingsOfPerson>>,
): Promise<void> {
  const { userId, mailbox } = person;
  await eraseBookings(ctx, bookings);
  if (userId !== null) await forgetAuthor(ctx, userId);
  await forgetEnquiriesOfPerson(ctx, person);
  if (mailbox !== null) await forgetRequestsOf(ctx.db, mailbox, { by: actorOf(ctx.viewer), now: ctx.now });
  await forgetEmailsOfPerson(
    ctx,
    person,
    bookings.map(({ id }) => id),
  );
  if (userId !== null) await deleteAccountRow(ctx, userId);
}
