import { notFound } from '../core/app-error.ts';
import { addDays, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { gridDays } from '../stock/grid-days.ts';
import { opensCalendar, ownSuffix } from './calendar-key.ts';
import { daysToTell, horizonFrom } from './channel.ts';
import { findChannel, noteTold, sellableFacts, unitsElsewhere } from './channels.sql.ts';

/**
 * Our calendar for a channel: the days that are taken or closed here or at other channels, without names. What the channel
 * itself has taken is not in it, so that nothing comes back to where it was said first. Throws NotFoundError without the
 * key of its address.
 */
export async function showOwnCalendar(
  ctx: Pick<Context, 'db' | 'now' | 'viewer' | 'config'>,
  { documentId, key }: { readonly documentId: string; readonly key: string },
): Promise<Buffer> {
  requireRight(ctx.viewer, 'read a calendar by its key');
  const channel = await findChannel(ctx.db, documentId);
  if (!channel || !opensCalendar(ctx.config, channel, key)) throw notFound();
  const { sellableId } = channel;
  const { from, to } = horizonFrom(today(ctx.now));
  const { turnaroundDays } = await sellableFacts(ctx.db, sellableId);
  const days = await gridDays(ctx, { sellables: [sellableId], from, to: addDays(to, turnaroundDays) });
  const others = new Map(
    (await unitsElsewhere(ctx.db, { sellableId, from, but: channel.id })).map(({ day, units }) => [day, units]),
  );
  const known = days.map(({ day, units, sold, held, closed }) => ({
    day,
    units,
    taken: sold + held,
    closed,
    others: others.get(day) ?? 0,
  }));
  const told = daysToTell(known, turnaroundDays).filter((day) => day < to);
  await noteTold(ctx.db, channel.id, told, ctx.now);
  // what writes calendars weighs megabytes, and few ask for one
  const { ownCalendar } = await import('./own-calendar.ts');
  return Buffer.from(ownCalendar(told, { documentId, suffix: ownSuffix(ctx.config), at: ctx.now }));
}
