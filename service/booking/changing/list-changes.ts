import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { toRupees } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { changeRows } from '../changes.sql.ts';
import type { ChangeWire } from '../wire.ts';
import { type OwnBooking, requireChangeable } from './own-booking.ts';

/** What happened to a booking, oldest first, for who may change it. Throws NotFoundError for everybody else. */
export async function listChanges(ctx: Context, asked: OwnBooking): Promise<ChangeWire[]> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeable(ctx, asked);
  const rows = await changeRows(ctx.db, asked.bookingId);
  if (rows.length === 0) throw notFound();
  return rows.map(({ at, doneBy, total, money, token: _promise, ...change }) => ({
    ...change,
    at: at.toISOString(),
    by: doneBy,
    total: toRupees(total),
    money: toRupees(money),
  }));
}
