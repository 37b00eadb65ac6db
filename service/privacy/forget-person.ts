import { holdTraveller } from '../accounts/kept-of-account.ts';
import { bookingsOfPerson, findErasureObstacles, retainedByLaw } from '../booking/erasure/person-bookings.ts';
import { conflict } from '../core/app-error.ts';
import { formatDay } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import { accountDeleted } from '../emails/account-deleted.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { namedInLog, personAt, takeOut } from './person.ts';

/**
 * Takes out who has that address, as `deleteAccount` does, for somebody who asked from there and has no account or cannot enter
 * it (DPDP Act 2023, s. 12). Throws ConflictError with the bookings that have to end first, ForbiddenError for staff.
 */
export async function forgetPerson(ctx: Context, { email }: { email: string }): Promise<{ bookings: number }> {
  requireRight(ctx.viewer, 'answer for personal data');
  return inTransaction(ctx, async (ctx) => {
    const person = await personAt(ctx, email);
    // the bookings first, and again: as who leaves by himself
    await bookingsOfPerson(ctx, person, { lock: true });
    if (person.userId !== null) await holdTraveller(ctx, person.userId);
    const bookings = await bookingsOfPerson(ctx, person, { lock: true });
    const inTheWay = findErasureObstacles(bookings, ctx.now);
    if (inTheWay.length > 0) throw conflict('Some bookings have to end first.', { inTheWay });
    const { until } = await retainedByLaw(ctx, bookings);
    await takeOut(ctx, person, bookings);
    await recordAudit(ctx, {
      action: 'forget',
      subjectType: 'person',
      subjectId: namedInLog(person),
      after: { bookings: bookings.length },
    });
    if (person.userId !== null)
      await writeEmail(ctx, {
        kind: 'account-deleted',
        to: person.mailbox,
        ...accountDeleted({ kept: until && formatDay(until) }),
      });
    return { bookings: bookings.length };
  });
}
