import { errorsPrivacyTexts } from '../../messages/en/errors/privacy.ts';
import { sentence } from '../../messages/message.ts';
import { lockTraveller } from '../accounts/export-account.ts';
import { bookingsOfPerson, findErasureObstacles, retainedByLaw } from '../booking/usecases/erasure/person-bookings.ts';
import { conflict } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import { accountDeleted } from '../emails/account.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { auditNameOf, erasePerson, personAt } from './person-data.ts';

/**
 * Deletes the data of the person with that address like `deleteAccount`, for people who asked by email and cannot use
 * an account (DPDP Act 2023, s. 12). Throws ConflictError with the bookings that have to end first, ForbiddenError for
 * staff.
 *
 * @may admin, operator
 */
export async function erasePersonByEmail(ctx: Context, { email }: { email: string }): Promise<{ bookings: number }> {
  requireRight(ctx.viewer, 'answer for personal data');
  return inTransaction(ctx, async (ctx) => {
    const person = await personAt(ctx, email);
    // bookings are locked first, and read again, as in deleteAccount
    await bookingsOfPerson(ctx, person, { lock: true });
    const account = person.userId === null ? undefined : await lockTraveller(ctx, person.userId);
    const bookings = await bookingsOfPerson(ctx, person, { lock: true });
    const inTheWay = findErasureObstacles(bookings, ctx.now);
    if (inTheWay.length > 0) throw conflict(sentence(errorsPrivacyTexts.bookingsOpen), { inTheWay });
    const { until } = await retainedByLaw(ctx, bookings);
    await erasePerson(ctx, person, bookings);
    await recordAudit(ctx, {
      action: 'delete',
      subjectType: 'person',
      subjectId: auditNameOf(person),
      after: { bookings: bookings.length },
    });
    if (account)
      await writeEmail(ctx, {
        kind: 'account-deleted',
        to: person.mailbox,
        language: account.language ?? 'en',
        ...accountDeleted({ kept: until }),
      });
    return { bookings: bookings.length };
  });
}
