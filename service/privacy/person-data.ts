import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { sentence } from '../../messages/message.ts';
import { accountAt, deleteAccountRow } from '../accounts/export-account.ts';
import { bookingsOfPerson, eraseBookings, exportBookings } from '../booking/usecases/erasure/person-bookings.ts';
import { forgetAuthor, reviewsOfPerson } from '../catalog/reviews/reviews-of-person.ts';
import { invalidField } from '../core/app-error.ts';
import { emailAddressOf } from '../core/email-address.ts';
import type { Person } from '../core/viewer.ts';
import { deleteEmailsOfPerson, emailsOfPerson } from '../emails/outbox.ts';
import { deletePersonEnquiries, exportPersonEnquiries } from '../enquiries/person-enquiries.ts';
import type { Context } from '../platform/context.ts';
import { actorOf } from './requests/data-request.ts';
import { anonymiseRequestsOf, requestsOf } from './requests/data-requests.sql.ts';

/** The person with that email address. Throws ValidationError for an invalid address. */
export async function personAt(ctx: Context, typed: string): Promise<Person & { readonly mailbox: string }> {
  const mailbox = emailAddressOf(typed);
  if (mailbox === undefined) throw invalidField(['email'], sentence(adminFieldRulesTexts.emailWrong));
  return { userId: (await accountAt(ctx, mailbox))?.userId ?? null, mailbox };
}

/** The person's name in the audit log: the account's id, never an address, because the log outlives deleted data. */
export const auditNameOf = ({ userId }: Person): string => (userId === null ? 'without an account' : String(userId));

/** All data that the modules store about a person, except the account itself. */
export async function collectPersonData(ctx: Context, person: Person) {
  const bookings = await bookingsOfPerson(ctx, person);
  return {
    madeAt: ctx.now.toISOString(),
    bookings: await exportBookings(ctx, bookings),
    emails: await emailsOfPerson(ctx, person),
    reviews: person.userId === null ? [] : await reviewsOfPerson(ctx, person.userId),
    ...(await exportPersonEnquiries(ctx, person)),
    requests: person.mailbox === null ? [] : await requestsOf(ctx.db, person.mailbox),
  };
}

/**
 * Removes a person from these locked bookings (all of theirs) and from all other modules; the account is deleted too.
 * Runs in the caller's transaction.
 */
export async function erasePerson(
  ctx: Context,
  person: Person,
  bookings: Awaited<ReturnType<typeof bookingsOfPerson>>,
): Promise<void> {
  const { userId, mailbox } = person;
  await eraseBookings(ctx, bookings);
  if (userId !== null) await forgetAuthor(ctx, userId);
  await deletePersonEnquiries(ctx, person);
  if (mailbox !== null) await anonymiseRequestsOf(ctx.db, mailbox, { by: actorOf(ctx.viewer), now: ctx.now });
  await deleteEmailsOfPerson(
    ctx,
    person,
    bookings.map(({ id }) => id),
  );
  if (userId !== null) await deleteAccountRow(ctx, userId);
}
