import { type Paise, paiseOf, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { holdUntil, readHolds, releaseLines, takeStock } from '../../stock/holds.ts';
import { beyondHolds, type Stock, turnaroundTakes } from '../../stock/stock.ts';
import { insertLines, loadBookings } from '../booking.sql.ts';
import type { Booking, PendingChange } from '../booking-row.ts';
import { type Actor, headerOf, type LineTransition } from '../change.ts';
import { billChange } from '../documents/bill.ts';
import { carryOverGuests, guestLineOf } from '../guests/guest-details.ts';
import { writeCancelled, writeChanged } from '../lifecycle/booking-emails.ts';
import { notifyBookingWebhooks } from '../lifecycle/notify-booking-webhooks.ts';
import { takesOfLine } from '../line.ts';
import { linesAfterChange, remainingOf } from '../paying/balance.ts';
import { oweRefund } from '../paying/owe-refund.ts';
import type { Payment } from '../paying/payment-row.ts';
import { type BookingChange, recordChange } from '../record-change.ts';
import { lineRow } from '../selling/line-row.ts';
import type { ChangePlan, NewLine } from './plan-change.ts';

/**
 * Applies a confirmed change of a locked booking with locked stock. If a difference is due first, the new lines are
 * held beside the current ones until it is paid. Part of the caller's transaction.
 */
export async function applyChange(
  ctx: Context,
  booking: Booking,
  { plan, stock }: { plan: ChangePlan; stock: ReadonlyMap<string, Stock> },
  token: string,
): Promise<void> {
  const begins = await insertNewLines(ctx, booking, plan.begins);
  const ends = plan.ends.map(({ line, to, kept }) => ({ line: line.id, to, kept }));
  const withNew = await reload(ctx, booking);
  const pendingChange: PendingChange = { ends, begins, due: plan.due, until: plan.payBy };
  if (plan.due > zero && booking.status === 'confirmed')
    return holdPendingChange(ctx, withNew, { pendingChange, stock }, token);

  const free = plan.after.total === zero && plan.after.status !== 'cancelled';
  const until = new Date(Math.min(booking.holdUntil.getTime(), plan.payBy.getTime()));
  await replaceLines(ctx, withNew, pendingChange, {
    token,
    money: paiseOf(0 - plan.refund),
    ...(booking.status !== 'pending' ? {} : free ? { stage: 'confirmed' } : { header: { hold_until: until } }),
  });
  if (booking.status === 'pending') await holdUntil(ctx, booking.id, free ? null : until);
  if (plan.refund > zero) await oweRefund(ctx, booking, plan.refund);
  const changed = await reload(ctx, booking);
  await notify(ctx, booking, changed, plan.refund);
  if (booking.status === 'confirmed')
    await billChange(ctx, changed, { ...billedLines(changed, pendingChange), payment: null });
}

/** Returns what an applied change credits for the lines that it ended, and the lines that it began. */
function billedLines({ allLines }: Booking, { ends, begins }: PendingChange) {
  const ended = allLines.filter(({ id }) => ends.some(({ line }) => line === id));
  return {
    ends: ended.map((line) => ({ line, back: paiseOf(line.subtotal + line.tax - line.kept) })),
    begins: allLines.filter(({ id }) => begins.includes(id)),
  };
}

/**
 * Applies a pending change that was paid: the old lines end and the new ones become live. Part of the caller's
 * transaction.
 */
export async function applyPendingChange(
  ctx: Context,
  booking: Booking,
  pendingChange: PendingChange,
  { payment, by }: { payment: Payment; by: Actor },
): Promise<void> {
  await replaceLines(ctx, booking, pendingChange, { by, money: payment.amount });
  const changed = await reload(ctx, booking);
  await writeChanged(ctx, changed, { way: 'paid', due: payment.amount });
  await notifyBookingWebhooks(ctx, 'booking.changed', booking.id);
  await billChange(ctx, changed, { ...billedLines(changed, pendingChange), payment });
}

/** Drops a pending change that was not paid: the booking stays as it is. Part of the caller's transaction. */
export async function dropPendingChange(ctx: Context, booking: Booking): Promise<void> {
  const proposed = booking.allLines.filter(({ state }) => state === 'proposed').map(({ id }) => id);
  await releaseLines(ctx, proposed);
  await recordChange(ctx, booking, {
    kind: 'change-dropped',
    by: 'clock',
    transitions: proposed.map((id) => ({ id, to: 'dropped' })),
    header: noPendingChange,
  });
  await writeChanged(ctx, booking, { way: 'dropped' });
}

const noPendingChange = { pending_change: null, pending_change_until: null };

async function reload(ctx: Context, { id }: Booking): Promise<Booking> {
  const [booking] = await loadBookings(ctx.db, [id]);
  if (!booking) throw new Error(`Booking ${id} is gone in its own transaction`);
  return booking;
}

async function insertNewLines(ctx: Context, { id }: Booking, begins: readonly NewLine[]): Promise<number[]> {
  if (begins.length === 0) return [];
  const rows = begins.map(({ replaces, line }) => {
    const guests = carryOverGuests(replaces, guestLineOf(line));
    return { ...lineRow(id, line, replaces.position, guests), state: 'proposed' };
  });
  return insertLines(ctx.db, rows);
}

/** Holds the additional stock that the new lines need until the difference is paid. */
async function holdPendingChange(
  ctx: Context,
  booking: Booking,
  { pendingChange, stock }: { pendingChange: PendingChange; stock: ReadonlyMap<string, Stock> },
  token: string,
): Promise<void> {
  const { ends, begins, due, until } = pendingChange;
  const before = booking.allLines.filter(({ id, state }) => state === 'proposed' && !begins.includes(id));
  await releaseLines(
    ctx,
    before.map(({ id }) => id),
  );
  const there = await readHolds(
    ctx,
    ends.map(({ line }) => line),
  );
  const newTakes = booking.allLines.filter(({ id }) => begins.includes(id)).flatMap(takesOfLine);
  const extra = beyondHolds([...newTakes, ...turnaroundTakes(newTakes, stock)], there);
  if (extra.length > 0) await takeStock(ctx, extra, { booking: booking.id, endsAt: until, withRest: true });
  await recordChange(ctx, booking, {
    kind: 'change-held',
    token,
    transitions: before.map(({ id }) => ({ id, to: 'dropped' })),
    header: { pending_change: JSON.stringify({ ends, begins, due }), pending_change_until: until },
  });
  await writeChanged(ctx, withPendingChange(await reload(ctx, booking)), { way: 'held', due, until });
  await notifyBookingWebhooks(ctx, 'booking.changed', booking.id);
}

/** Returns the booking as it would be after its pending change. */
function withPendingChange(booking: Booking): Booking {
  const lines = linesAfterChange(booking);
  const head = headerOf(
    lines.map((line) => ({ ...line, state: 'live' })),
    booking.status,
  );
  return { ...booking, ...head, lines };
}

/** Ends and begins lines: releases the stock of the ended lines, then takes that of the new ones. */
async function replaceLines(
  ctx: Context,
  booking: Booking,
  { ends, begins }: PendingChange,
  change: Omit<BookingChange, 'kind' | 'transitions'>,
): Promise<void> {
  const proposed = booking.allLines.filter(({ state }) => state === 'proposed');
  const ended = ends.map(({ line }) => line);
  await releaseLines(ctx, [...ended, ...proposed.map(({ id }) => id)]);
  const takes = proposed.filter(({ id }) => begins.includes(id)).flatMap(takesOfLine);
  if (takes.length > 0)
    await takeStock(ctx, takes, {
      booking: booking.id,
      endsAt: booking.status === 'pending' ? booking.holdUntil : null,
    });
  const transitions: LineTransition[] = [
    ...ends.map(({ line: id, to, kept }) => ({ id, to, kept })),
    ...proposed.map(({ id }) => ({ id, to: begins.includes(id) ? ('live' as const) : ('dropped' as const) })),
  ];
  const all = booking.lines.every(({ id }) => ended.includes(id));
  await recordChange(ctx, booking, {
    ...change,
    kind: begins.length > 0 ? 'changed' : all ? 'cancelled' : 'line-cancelled',
    transitions,
    header: { ...noPendingChange, ...change.header },
  });
}

async function notify(ctx: Context, before: Booking, booking: Booking, refund: Paise): Promise<void> {
  const paid = before.payments.find((payment) => remainingOf(payment) > 0);
  if (booking.status === 'cancelled') await writeCancelled(ctx, booking, paid ? { refund, mode: paid.mode } : null);
  else if (booking.status === 'pending') await writeChanged(ctx, booking, { way: 'unpaid' });
  else await writeChanged(ctx, booking, { way: 'done', refund: paid ? { amount: refund, mode: paid.mode } : null });
  await notifyBookingWebhooks(
    ctx,
    booking.status === 'cancelled' ? 'booking.cancelled' : 'booking.changed',
    booking.id,
  );
}
