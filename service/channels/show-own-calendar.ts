import { notFound } from '../core/app-error.ts';
import { addDays, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { gridDays } from '../stock/grid-days.ts';
import { blockedDays, horizonFrom } from './channel.ts';
import { recordExport, unitsElsewhere } from './channel-days.sql.ts';
import { findChannel, sellableFacts } from './channels.sql.ts';
import { isCalendarKey, ownSuffix } from './own-channel.ts';

/**
 * Our calendar for a channel: the days that are taken or closed here or on other channels, without names. Days the
 * channel has taken itself are left out, so that they do not come back to it. Throws NotFoundError without the right
 * key.
 *
 * @may everyone
 */
export async function showOwnCalendar(
  ctx: Pick<Context, 'db' | 'now' | 'viewer' | 'config'>,
  { documentId, key }: { readonly documentId: string; readonly key: string },
): Promise<Buffer> {
  requireRight(ctx.viewer, 'read a calendar by its key');
  const channel = await findChannel(ctx.db, documentId);
  if (!channel || !isCalendarKey(ctx.config, channel, key)) throw notFound();
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
  const exported = blockedDays(known, turnaroundDays).filter((day) => day < to);
  await recordExport(ctx.db, channel.id, exported, ctx.now);
  // the library that writes calendars is large and rarely needed
  const { ownCalendar } = await import('./own-calendar.ts');
  return Buffer.from(ownCalendar(exported, { documentId, suffix: ownSuffix(ctx.config), at: ctx.now }));
}
