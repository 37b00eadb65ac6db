import { errorsPrivacyTexts } from '../../messages/en/errors/privacy.ts';
import { sentence } from '../../messages/message.ts';
import { requireCurrentPassword } from '../accounts/current-password.ts';
import { lockAccountToDelete, type OwnersProof } from '../accounts/export-account.ts';
import { bookingsOfPerson, findErasureObstacles, retainedByLaw } from '../booking/usecases/erasure/person-bookings.ts';
import { conflict } from '../core/app-error.ts';
import { requireOwner } from '../core/may.ts';
import { personOf } from '../core/viewer.ts';
import { accountDeleted } from '../emails/account.email.ts';
import { writeEmail } from '../emails/write-email.ts';
import { recordAudit } from '../platform/audit.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { erasePerson } from './person-data.ts';

/**
 * Deletes the signed-in user's account, proven by its password or the code of an email, in one transaction: records
 * that the law requires are stripped of personal data, everything else is deleted, and a last email confirms it
 * (decision 51). Throws ValidationError for a wrong password or code, ConflictError with the bookings that have to end
 * first, ForbiddenError for staff, whose work is on record.
 *
 * @may traveller, partner, editor, support, admin
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
    // bookings are locked first: changes of a booking lock it and then the account
    await bookingsOfPerson(ctx, person, { lock: true });
    await lockAccountToDelete(ctx, userId, proof);
    // again: a booking may have been made in between
    const bookings = await bookingsOfPerson(ctx, person, { lock: true });
    const inTheWay = findErasureObstacles(bookings, ctx.now);
    if (inTheWay.length > 0) throw conflict(sentence(errorsPrivacyTexts.ownBookingsOpen), { inTheWay });
    const { until } = await retainedByLaw(ctx, bookings);
    await erasePerson(ctx, person, bookings);
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
      language: ctx.language,
      ...accountDeleted({ kept: until }),
    });
    return { ok: true };
  });
}
