import { adminChannelsTexts } from '../../messages/en/admin/channels.ts';
import { english } from '../../messages/translate.ts';
import { notFound } from '../core/app-error.ts';
import { addDays, type Day, today } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { gridDays } from '../stock/grid-days.ts';
import { blockedDays, horizonFrom, spansOf } from './channel.ts';
import { recordExport, unitsElsewhere } from './channel-days.sql.ts';
import { findChannel, sellableFacts } from './channels.sql.ts';
import { isCalendarKey, ownSuffix } from './own-channel.ts';

/**
 * Our calendar for a channel: the days that are taken or closed here or on other channels, without names. Days the
 * channel has taken itself are left out, so that it does not read its own days. Throws NotFoundError without the right
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
  return Buffer.from(await ownCalendar(exported, { documentId, suffix: ownSuffix(ctx.config), at: ctx.now }));
}

/** A calendar (RFC 5545) of those days: spans of whole days, without names. */
async function ownCalendar(
  days: readonly Day[],
  { documentId, suffix, at }: { documentId: string; suffix: string; at: Date },
): Promise<string> {
  // the library that writes calendars is large and rarely needed
  const { default: ical, ICalCalendarMethod, ICalEventBusyStatus } = await import('ical-generator');
  const calendar = ical({ method: ICalCalendarMethod.PUBLISH });
  calendar.prodId({ company: 'Padharo', product: 'Calendars', language: 'EN' });
  for (const { from, to } of spansOf(days)) {
    calendar.createEvent({
      id: `${documentId}-${from}${suffix}`,
      stamp: at,
      allDay: true,
      start: midnight(from),
      end: midnight(to),
      summary: english(adminChannelsTexts.notAvailable),
      busystatus: ICalEventBusyStatus.BUSY,
    });
  }
  return calendar.toString();
}

/** Calendars store whole days without a time zone. */
function midnight(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}
