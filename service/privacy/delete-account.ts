import { requireCurrentPassword } from '../accounts/current-password.ts';
import { holdToDelete, type OwnersProof } from '../accounts/kept-of-account.ts';
import { bookingsOfPerson, findErasureObstacles, retainedByLaw } from '../booking/erasure/person-bookings.ts';
import { conflict } from '../core/app-error.ts';
import { formatDay } from '../core/day.ts';
import { requireOwner } from '../core/may.ts';
import { personOf } from '../core/viewer.ts';
import { accountDeleted } from '../emails/account-deleted.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { takeOut } from './person.ts';

/**
 * Deletes the signed-in user's account by its password or the code of an email, in one transaction: the person is taken out of
 * what the law wants kept, everything else goes, and a last email says so (decision 51). Throws ValidationError for a wrong
 * password or code, ConflictError with the bookings that have to end first, ForbiddenError for staff, whose work is on record.
 */
export async function deleteAccount(
  ctx: Context,
  shown: { password?: string | undefined; code?: string | undefined },
): Promise<{ ok: true }> {
  const viewer = requireOwner(ctx.viewer, 'own account');
  const { userId, email } = viewer;
  const proof: OwnersProof =
    shown.code === undefined
      ? { passwordHash: (await requireCurrentPassword(ctx, userId, shown.password ?? '')).passwordHash }
      : { code: shown.code };
  const person = personOf(viewer);
  return inTransaction(ctx, async (ctx) => {
    // the bookings first: what happens to one of them holds it, and asks for the account after that
    await bookingsOfPerson(ctx, person, { lock: true });
    await holdToDelete(ctx, userId, proof);
    // again: something may have been sold in between
    const bookings = await bookingsOfPerson(ctx, person, { lock: true });
    const inTheWay = findErasureObstacles(bookings, ctx.now);
    if (inTheWay.length > 0) throw conflict('Some of your bookings have to end first', { inTheWay });
    const { until } = await retainedByLaw(ctx, bookings);
    await takeOut(ctx, person, bookings);
    await recordAudit(ctx, {
      action: 'delete',
      subjectType: 'user',
      subjectId: String(userId),
      actor: 'the account itself',
      after: { bookings: bookings.length },
    });
    await writeEmail(ctx, {
      kind: 'account-deleted',
      to: email,
      ...accountDeleted({ kept: until && formatDay(until) }),
    });
    return { ok: true };
  });
}
