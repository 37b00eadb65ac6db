import { createHash } from 'node:crypto';
import { kindOf } from '../catalog/kinds.ts';
import { rowsBySellable } from '../catalog/stock-grid/calculate-stock-change.ts';
import { type Day, isDay, today } from '../core/day.ts';
import { type Context, inTransaction } from '../platform/context.ts';
import { setUnitsElsewhere } from '../stock/allotments.ts';
import { type Channel, horizonFrom, markEchoes } from './channel.ts';
import { daysOf, readExportedDays, spansOfChannel, unitsElsewhere, writeDays, writeSpans } from './channel-days.sql.ts';
import { type LastReading, lockChannels, recordFailure, recordReading } from './channels.sql.ts';
import { type CalendarResponse, fetchCalendar } from './fetch-calendar.ts';
import { mergeReading } from './merge-reading.ts';
import { ownSuffix } from './own-channel.ts';
import { parseInWorker } from './parse-in-worker.ts';
import type { TakenDays } from './parse-taken-days.ts';

const wholeEvery = 24 * 3_600_000;

type ReadResult =
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'same' }
  | (TakenDays & {
      readonly kind: 'read';
      readonly whole: Pick<LastReading, 'etag' | 'lastModified' | 'bodyHash'>;
    });

/**
 * Reads the calendar of a channel and closes the days it calls taken; days it no longer lists open again. An unreadable
 * calendar changes nothing, and an unreadable event keeps its days. Returns why the calendar could not be read;
 * undefined: it was read. Call it outside a transaction.
 */
export async function readCalendar(ctx: Context, channel: Channel & LastReading): Promise<string | undefined> {
  if (channel.address === null) return undefined;
  const read = await fetchAndParse(ctx, channel, channel.address);
  return inTransaction(ctx, async (ctx) => {
    const current = (await lockChannels(ctx.db, channel.sellableId)).find(({ id }) => id === channel.id);
    // the channel was changed or deleted in the meantime
    if (current?.address !== channel.address) return undefined;
    if (read.kind === 'failed') {
      await recordFailure(ctx.db, channel.id, read.problem, ctx.now);
      return read.problem;
    }
    await saveCalendarDays(ctx, channel, read);
    await recordReading(ctx.db, channel.id, {
      now: ctx.now,
      whole: read.kind === 'read' ? read.whole : undefined,
    });
    await closeTakenDays(ctx, channel.sellableId);
    return undefined;
  });
}

async function fetchAndParse(ctx: Context, channel: Channel & LastReading, url: string): Promise<ReadResult> {
  // the covered days move on, so once a day the whole calendar is read, changed or not
  const isDue = !channel.wholeAt || ctx.now.getTime() - channel.wholeAt.getTime() >= wholeEvery;
  const { etag, lastModified } = isDue ? { etag: null, lastModified: null } : channel;
  const fetched: CalendarResponse = await fetchCalendar({
    url,
    etag,
    lastModified,
    toPrivate: ctx.config.webhooksToPrivate,
  });
  if (fetched.kind !== 'text') return fetched;
  const bodyHash = createHash('sha256').update(fetched.text).digest('base64url');
  if (!isDue && bodyHash === channel.bodyHash) return { kind: 'same' };
  const [row] = (await rowsBySellable(ctx, [channel.sellableId])).values();
  const taken = await parseInWorker({
    text: fetched.text,
    ...horizonFrom(today(ctx.now)),
    ownSuffix: ownSuffix(ctx.config),
    wholeDays: row !== undefined && kindOf(row.type).dates === 'days',
    party: String(channel.connectedBy ?? ''),
  });
  if ('problem' in taken) return { kind: 'failed', problem: taken.problem };
  return { kind: 'read', ...taken, whole: { etag: fetched.etag, lastModified: fetched.lastModified, bodyHash } };
}

async function saveCalendarDays(
  ctx: Pick<Context, 'db' | 'now'>,
  { id, wholeAt }: Pick<Channel & LastReading, 'id' | 'wholeAt'>,
  read: Exclude<ReadResult, { kind: 'failed' }>,
) {
  const from = today(ctx.now);
  const before = await daysOf(ctx.db, id, from);
  let days = before.map(({ day }) => day);
  if (read.kind === 'read') {
    // days closed by a previous address do not belong to this calendar
    const known = wholeAt ? { spans: await spansOfChannel(ctx.db, id), days } : { spans: [], days: [] };
    const merged = mergeReading(read, known, from);
    days = [...merged.days];
    await writeSpans(ctx.db, id, merged);
  }
  const exported = new Set<Day>((await readExportedDays(ctx.db, id)).filter(isDay).filter((day) => day >= from));
  const marked = markEchoes({
    days,
    exported,
    reserved: new Set(read.kind === 'read' ? read.reserved : []),
    before: new Map(before.map(({ day, echo }) => [day, echo])),
  });
  if (JSON.stringify(marked) !== JSON.stringify(before)) await writeDays(ctx.db, id, from, marked);
}

/**
 * Writes the units that all channels of a sellable have taken together to its stock. The caller has locked the
 * channels.
 */
export async function closeTakenDays(ctx: Pick<Context, 'db' | 'now'>, sellableId: number): Promise<void> {
  const from = today(ctx.now);
  await setUnitsElsewhere(ctx, { sellableId, from, days: await unitsElsewhere(ctx.db, { sellableId, from }) });
}
