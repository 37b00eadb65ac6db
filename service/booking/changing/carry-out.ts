import { type Paise, paiseOf, zero } from '../../core/money.ts';
import type { Context } from '../../platform/context.ts';
import { holdUntil, readHolds, releaseLines, takeStock } from '../../stock/holds.ts';
import { beyondHolds, type Stock, turnaroundTakes } from '../../stock/stock.ts';
import { insertLines, loadBookings } from '../booking.sql.ts';
import type { Booking, Payment, Proposal } from '../booking-row.ts';
import { type DoneBy, headOf, type Turn } from '../change.ts';
import { billChange } from '../documents/bill.ts';
import { carriedOver } from '../guests/guest-details.ts';
import { guestLineOf } from '../guests/guests-of-sale.ts';
import { writeCancelled, writeChanged } from '../keeping/booking-emails.ts';
import { tellOfBooking } from '../keeping/tell-of-booking.ts';
import { takesOfLine } from '../line.ts';
import { proposedLines } from '../paying/due.ts';
import { oweRefund } from '../paying/owe-refund.ts';
import { keptOf } from '../paying/refund.ts';
import { type Change, recordChange } from '../record-change.ts';
import { lineRow } from '../selling/line-row.ts';
import type { Beginning, Plan } from './plan.ts';

/**
 * Carries out what was confirmed for a locked booking over locked stock: at once, or where a difference is to be paid
 * first, holds what is wanted beside what there is. Part of the caller's transaction.
 */
export async function carryOut(
  ctx: Context,
  booking: Booking,
  { plan, stock }: { plan: Plan; stock: ReadonlyMap<string, Stock> },
  token: string,
): Promise<void> {
  const begins = await insertBeginnings(ctx, booking, plan.begins);
  const ends = plan.ends.map(({ line, to, kept }) => ({ line: line.id, to, kept }));
  const withNew = await reload(ctx, booking);
  const proposal: Proposal = { ends, begins, due: plan.due, until: plan.payBy };
  if (plan.due > zero && booking.status === 'confirmed') return hold(ctx, withNew, { proposal, stock }, token);

  const free = plan.after.total === zero && plan.after.status !== 'cancelled';
  const until = new Date(Math.min(booking.hold_until.getTime(), plan.payBy.getTime()));
  await takeEffect(ctx, withNew, proposal, {
    token,
    money: paiseOf(0 - plan.refund),
    ...(booking.status !== 'pending' ? {} : free ? { stage: 'confirmed' } : { head: { hold_until: until } }),
  });
  if (booking.status === 'pending') await holdUntil(ctx, booking.row, free ? null : until);
  if (plan.refund > zero) await oweRefund(ctx, booking, plan.refund);
  const changed = await reload(ctx, booking);
  await tell(ctx, booking, changed, plan.refund);
  if (booking.status === 'confirmed') await billChange(ctx, changed, { ...billed(changed, proposal), payment: null });
}

/** What a change that has taken effect gave back of the lines that it ended, and what it began. */
function billed({ all }: Booking, { ends, begins }: Proposal) {
  const ended = all.filter(({ id }) => ends.some(({ line }) => line === id));
  return {
    ends: ended.map((line) => ({ line, back: paiseOf(line.subtotal + line.tax - line.kept) })),
    begins: all.filter(({ id }) => begins.includes(id)),
  };
}

/** Money has come for what was held: the old lines end and the new ones live. Part of the caller's transaction. */
export async function takeUp(
  ctx: Context,
  booking: Booking,
  proposal: Proposal,
  { payment, by }: { payment: Payment; by: DoneBy },
): Promise<void> {
  await takeEffect(ctx, booking, proposal, { by, money: payment.amount });
  const changed = await reload(ctx, booking);
  await writeChanged(ctx, changed, { way: 'paid', due: payment.amount });
  await tellOfBooking(ctx, 'booking.changed', booking.row);
  await billChange(ctx, changed, { ...billed(changed, proposal), payment });
}

/** What was held is not paid for: the booking stays as it is. Part of the caller's transaction. */
export async function putAside(ctx: Context, booking: Booking): Promise<void> {
  const proposed = booking.all.filter(({ state }) => state === 'proposed').map(({ id }) => id);
  await releaseLines(ctx, proposed);
  await recordChange(ctx, booking, {
    kind: 'change-dropped',
    by: 'clock',
    turns: proposed.map((id) => ({ id, to: 'dropped' })),
    head: nothingProposed,
  });
  await writeChanged(ctx, booking, { way: 'dropped' });
}

const nothingProposed = { proposal: null, proposed_until: null };

async function reload(ctx: Context, { row }: Booking): Promise<Booking> {
  const [booking] = await loadBookings(ctx.db, [row]);
  if (!booking) throw new Error(`Booking ${row} is gone in its own transaction`);
  return booking;
}

async function insertBeginnings(ctx: Context, { row }: Booking, begins: readonly Beginning[]): Promise<number[]> {
  if (begins.length === 0) return [];
  const rows = begins.map(({ instead, line }) => {
    const guests = carriedOver(instead, guestLineOf(line));
    return { ...lineRow(row, line, instead.position, guests), state: 'proposed' };
  });
  return insertLines(ctx.db, rows);
}

/** What is wanted takes what it needs beside the lines that would end, until the difference is paid. */
async function hold(
  ctx: Context,
  booking: Booking,
  { proposal, stock }: { proposal: Proposal; stock: ReadonlyMap<string, Stock> },
  token: string,
): Promise<void> {
  const { ends, begins, due, until } = proposal;
  const before = booking.all.filter(({ id, state }) => state === 'proposed' && !begins.includes(id));
  await releaseLines(
    ctx,
    before.map(({ id }) => id),
  );
  const there = await readHolds(
    ctx,
    ends.map(({ line }) => line),
  );
  const wanted = booking.all.filter(({ id }) => begins.includes(id)).flatMap(takesOfLine);
  const extra = beyondHolds([...wanted, ...turnaroundTakes(wanted, stock)], there);
  if (extra.length > 0) await takeStock(ctx, extra, { booking: booking.row, endsAt: until, withRest: true });
  await recordChange(ctx, booking, {
    kind: 'change-held',
    token,
    turns: before.map(({ id }) => ({ id, to: 'dropped' })),
    head: { proposal: JSON.stringify({ ends, begins, due }), proposed_until: until },
  });
  await writeChanged(ctx, asProposed(await reload(ctx, booking)), { way: 'held', due, until });
  await tellOfBooking(ctx, 'booking.changed', booking.row);
}

/** The booking as it would be. */
function asProposed(booking: Booking): Booking {
  const lines = proposedLines(booking);
  const head = headOf(
    lines.map((line) => ({ ...line, state: 'live' })),
    booking.status,
  );
  return { ...booking, ...head, lines };
}

/** Ends and begins lines: the stock of those that end goes back, and the new ones take all of theirs. */
async function takeEffect(
  ctx: Context,
  booking: Booking,
  { ends, begins }: Proposal,
  change: Omit<Change, 'kind' | 'turns'>,
): Promise<void> {
  const proposed = booking.all.filter(({ state }) => state === 'proposed');
  const ended = ends.map(({ line }) => line);
  await releaseLines(ctx, [...ended, ...proposed.map(({ id }) => id)]);
  const takes = proposed.filter(({ id }) => begins.includes(id)).flatMap(takesOfLine);
  if (takes.length > 0)
    await takeStock(ctx, takes, {
      booking: booking.row,
      endsAt: booking.status === 'pending' ? booking.hold_until : null,
    });
  const turns: Turn[] = [
    ...ends.map(({ line: id, to, kept }) => ({ id, to, kept })),
    ...proposed.map(({ id }) => ({ id, to: begins.includes(id) ? ('live' as const) : ('dropped' as const) })),
  ];
  const all = booking.lines.every(({ id }) => ended.includes(id));
  await recordChange(ctx, booking, {
    ...change,
    kind: begins.length > 0 ? 'changed' : all ? 'cancelled' : 'line-cancelled',
    turns,
    head: { ...nothingProposed, ...change.head },
  });
}

async function tell(ctx: Context, before: Booking, booking: Booking, refund: Paise): Promise<void> {
  const paid = before.payments.find((payment) => keptOf(payment) > 0);
  if (booking.status === 'cancelled') await writeCancelled(ctx, booking, paid ? { refund, mode: paid.mode } : null);
  else if (booking.status === 'pending') await writeChanged(ctx, booking, { way: 'unpaid' });
  else await writeChanged(ctx, booking, { way: 'done', refund: paid ? { amount: refund, mode: paid.mode } : null });
  await tellOfBooking(ctx, booking.status === 'cancelled' ? 'booking.cancelled' : 'booking.changed', booking.row);
}
