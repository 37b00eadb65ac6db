import type { Context } from '../../platform/context.ts';
import { holdUntil, readHolds, releaseBooking, releaseLines, takeStock } from '../../stock/holds.ts';
import { beyondHolds, turnaroundTakes } from '../../stock/stock.ts';
import type { BookingLine } from '../model/booking.ts';
import type { Applied } from '../model/booking-event.ts';
import type { LineState } from '../model/change.ts';
import type { StockEffect } from '../model/lifecycle.ts';
import { takesOfLine } from '../model/line.ts';

/** Releases and takes stock as the lines of a booking have changed. The caller has locked the stock to take. */
export async function moveStock(ctx: Context, applied: Applied, effect: StockEffect): Promise<void> {
  const { after } = applied;
  switch (effect) {
    case 'none':
      return;
    case 'take':
      return takeLines(ctx, applied);
    case 'hold longer':
      return holdUntil(ctx, after.id, after.holdUntil);
    case 'keep':
      return holdUntil(ctx, after.id, null);
    case 'release':
      return after.status === 'cancelled' ? releaseBooking(ctx, after.id) : releaseLines(ctx, linesThatLeft(applied));
    case 'swap':
      return swapLines(ctx, applied);
    case 'hold beside':
      return holdBeside(ctx, applied);
  }
}

const holding: readonly LineState[] = ['live', 'proposed'];

/** The ids of lines that have left a state in which they hold stock. */
function linesThatLeft({ before, after }: Applied): number[] {
  const stateOf = new Map(after.allLines.map(({ id, state }) => [id, state]));
  return before.allLines.flatMap(({ id, state }) => (holding.includes(state) && stateOf.get(id) !== state ? [id] : []));
}

/** Lines that have come into that state. */
function linesThatCame({ before, after }: Applied, state: LineState): BookingLine[] {
  const stateOf = new Map(before.allLines.map((line) => [line.id, line.state]));
  return after.allLines.filter((line) => line.state === state && stateOf.get(line.id) !== state);
}

/** Takes the stock of the lines that became live: held until the booking is paid, or for good. */
async function takeLines(ctx: Context, applied: Applied): Promise<void> {
  const { id: booking, status, holdUntil: until } = applied.after;
  const takes = linesThatCame(applied, 'live').flatMap(takesOfLine);
  if (takes.length > 0) await takeStock(ctx, takes, { booking, endsAt: status === 'pending' ? until : null });
}

/** Releases before it takes, so that lines can share what they have. */
async function swapLines(ctx: Context, applied: Applied): Promise<void> {
  const { before, after } = applied;
  await releaseLines(ctx, linesThatLeft(applied));
  await takeLines(ctx, applied);
  if (before.status !== 'pending') return;
  if (after.status !== 'pending') await holdUntil(ctx, after.id, null);
  else if (after.holdUntil.getTime() !== before.holdUntil.getTime()) await holdUntil(ctx, after.id, after.holdUntil);
}

/** Holds what the proposed lines need beyond the lines that they would end, until the difference is due. */
async function holdBeside(ctx: Context, applied: Applied): Promise<void> {
  const { after, event } = applied;
  if (event.name !== 'change held') return;
  await releaseLines(ctx, linesThatLeft(applied));
  const held = await readHolds(
    ctx,
    event.ends.map(({ line }) => line),
  );
  const takes = linesThatCame(applied, 'proposed').flatMap(takesOfLine);
  const extra = beyondHolds([...takes, ...turnaroundTakes(takes, event.stock)], held);
  if (extra.length > 0) await takeStock(ctx, extra, { booking: after.id, endsAt: event.until, withRest: true });
}
