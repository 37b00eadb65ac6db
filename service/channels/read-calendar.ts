import { createHash } from 'node:crypto';
import { kindOf } from '../catalog/kinds.ts';
import { rowsBySellable } from '../catalog/stock-grid/weigh-change.ts';
import { type Day, isDay, today } from '../core/day.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { sayElsewhere } from '../stock/elsewhere.ts';
import { ownSuffix } from './calendar-key.ts';
import { type Channel, hearDays, horizonFrom } from './channel.ts';
import { spansOfChannel, writeSpans } from './channel-spans.sql.ts';
import {
  daysOf,
  type LastReading,
  lockChannels,
  noteFailure,
  noteRead,
  toldDays,
  unitsElsewhere,
  writeDays,
} from './channels.sql.ts';
import { type Fetched, fetchCalendar } from './fetch-calendar.ts';
import type { TakenDays } from './take-days.ts';
import { takeDaysAside } from './take-days-aside.ts';
import { keepUnread } from './unread-events.ts';

const wholeEvery = 24 * 3_600_000;

type Read =
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'same' }
  | (TakenDays & {
      readonly kind: 'read';
      readonly whole: Pick<LastReading, 'etag' | 'lastModified' | 'bodyHash'>;
    });

/**
 * Asks a channel for its calendar and closes the days that it calls taken; what it no longer says is open again. A calendar
 * that cannot be read leaves everything as it was, an event that cannot be read keeps the days that it had. Gives what is
 * wrong with the whole, in words; undefined: it was read. Outside of a transaction.
 */
export async function readCalendar(ctx: Context, channel: Channel & LastReading): Promise<string | undefined> {
  if (channel.address === null) return undefined;
  const read = await ask(ctx, channel, channel.address);
  return inTransaction(ctx, async (ctx) => {
    const now = (await lockChannels(ctx.db, channel.sellableId)).find(({ id }) => id === channel.id);
    // it was changed or ended in the meantime
    if (now?.address !== channel.address) return undefined;
    if (read.kind === 'failed') {
      await noteFailure(ctx.db, channel.id, read.problem, ctx.now);
      return read.problem;
    }
    await noteDays(ctx, channel, read);
    await noteRead(ctx.db, channel.id, { now: ctx.now, whole: read.kind === 'read' ? read.whole : undefined });
    await closeElsewhere(ctx, channel.sellableId);
    return undefined;
  });
}

async function ask(ctx: Context, channel: Channel & LastReading, url: string): Promise<Read> {
  // how far days reach moves on: once a day all of it is read, changed or not
  const isDue = !channel.wholeAt || ctx.now.getTime() - channel.wholeAt.getTime() >= wholeEvery;
  const { etag, lastModified } = isDue ? { etag: null, lastModified: null } : channel;
  const fetched: Fetched = await fetchCalendar({ url, etag, lastModified, toPrivate: ctx.config.webhooksToPrivate });
  if (fetched.kind !== 'text') return fetched;
  const bodyHash = createHash('sha256').update(fetched.text).digest('base64url');
  if (!isDue && bodyHash === channel.bodyHash) return { kind: 'same' };
  const [row] = (await rowsBySellable(ctx, [channel.sellableId])).values();
  const taken = await takeDaysAside({
    text: fetched.text,
    ...horizonFrom(today(ctx.now)),
    ownSuffix: ownSuffix(ctx.config),
    wholeDays: row !== undefined && kindOf(row.type).dates === 'days',
    party: String(channel.connectedBy ?? ''),
  });
  if ('problem' in taken) return { kind: 'failed', problem: taken.problem };
  return { kind: 'read', ...taken, whole: { etag: fetched.etag, lastModified: fetched.lastModified, bodyHash } };
}

async function noteDays(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, wholeAt }: Pick<Channel & LastReading, 'id' | 'wholeAt'>,
  read: Exclude<Read, { kind: 'failed' }>,
) {
  const from = today(ctx.now);
  const before = await daysOf(ctx.db, id, from);
  let days = before.map(({ day }) => day);
  if (read.kind === 'read') {
    // what is closed by an address that is given up is not this calendar's
    const known = wholeAt ? { spans: await spansOfChannel(ctx.db, id), days } : { spans: [], days: [] };
    const kept = keepUnread(read, known, from);
    days = [...kept.days];
    await writeSpans(ctx.db, id, kept);
  }
  const told = new Set<Day>((await toldDays(ctx.db, id)).filter(isDay).filter((day) => day >= from));
  const heard = hearDays({
    days,
    told,
    reserved: new Set(read.kind === 'read' ? read.reserved : []),
    before: new Map(before.map(({ day, echo }) => [day, echo])),
  });
  if (JSON.stringify(heard) !== JSON.stringify(before)) await writeDays(ctx.db, id, from, heard);
}

/** Takes from stock what all channels of a sellable have of it together. The caller has locked them. */
export async function closeElsewhere(ctx: Pick<Context, 'db' | 'now'>, sellableId: number): Promise<void> {
  const from = today(ctx.now);
  await sayElsewhere(ctx, { sellableId, from, days: await unitsElsewhere(ctx.db, { sellableId, from }) });
}
