import { exportAccount } from '../accounts/export-account.ts';
import { bookingsOfPerson, findErasureObstacles, retainedByLaw } from '../booking/usecases/erasure/person-bookings.ts';
import { requireOwner } from '../core/may.ts';
import { personOf } from '../core/viewer.ts';
import type { Context } from '../platform/context.ts';
import type { DeletionWire } from './privacy-answers.ts';

/**
 * What would stay if the signed-in user deleted the account, and the bookings that have to end first.
 *
 * @may traveller, partner, editor, support, admin
 */
export async function previewDeletion(ctx: Context): Promise<DeletionWire> {
  const viewer = requireOwner(ctx.viewer, 'own account');
  const { account } = await exportAccount(ctx, viewer.userId);
  const bookings = await bookingsOfPerson(ctx, personOf(viewer));
  const { invoices, until, foreignGuests } = await retainedByLaw(ctx, bookings);
  return {
    password: account.hasPassword,
    inTheWay: findErasureObstacles(bookings, ctx.now),
    bookings: bookings.length,
    invoices,
    keptUntil: until,
    foreignGuests,
  };
}
