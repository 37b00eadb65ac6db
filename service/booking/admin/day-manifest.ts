import { type Translate, textIn } from '../../../messages/translate.ts';
import { kindOf, type ProductType, productTypes } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { checkInsOf } from '../../documents/check-in.ts';
import type { CheckIn, ShownId } from '../../documents/shown-id.ts';
import type { Context } from '../../platform/context.ts';
import { type DayEvent, dayEventOf, guestsText, lastDayOf } from '../model/line.ts';
import { findManifestLines, type ManifestLine } from './day-manifest.sql.ts';

/** The most lines read for a manifest. */
export const manifestLimit = 10_000;
/** Types that take place on each of their days; others are listed on their first and last day only. */
const lasting = productTypes.filter((type) => kindOf(type).dates === 'slot');
const { compare } = new Intl.Collator('en');

/**
 * Returns the manifest of a day for staff: arrivals, departures, vehicles picked up and returned, and visits. Sorted by
 * time, then by name; lines without a time come last. `cut`: true if there are more lines than are read.
 *
 * @may support, admin, operator
 */
export async function dayManifest(ctx: Context, { day }: { day: Day }) {
  requireRight(ctx.viewer, 'see who travels');
  const lines = await findManifestLines(ctx.db, { day, lasting, most: manifestLimit + 1 });
  const found = lines.slice(0, manifestLimit).flatMap((line) => {
    const happens = dayEventOf(kindOf(line.type).dates, line, lastDayOf(line), day);
    return happens ? [{ line, happens }] : [];
  });
  const used = await checkInsOf(
    ctx,
    found.map(({ line }) => line.id),
  );
  const t = textIn(ctx.language);
  const rows = found
    .map(({ line, happens }) => rowOf(t, line, happens, used.get(line.id)))
    .map((row) => ({ row, order: [row.time || '99:99', row.name, row.of].join(' ') }))
    .sort((a, b) => compare(a.order, b.order))
    .map(({ row }) => row);
  // lines that neither begin nor end that day were counted too
  return { rows, cut: lines.length > manifestLimit };
}

export interface ManifestRow {
  readonly line: number;
  readonly bookingId: string;
  readonly type: ProductType;
  readonly happens: DayEvent;
  /** HH:MM; empty if unknown. */
  readonly time: string;
  readonly name: string;
  readonly optionName: string | null;
  readonly place: string;
  readonly of: string;
  readonly phone: string | null;
  readonly who: string;
  readonly names: readonly string[];
  readonly requests: string | null;
  /** True if its voucher was checked in. */
  readonly used: boolean;
  /** What the guest showed at check-in. */
  readonly shown: ShownId | null;
}

function rowOf(t: Translate, line: ManifestLine, happens: DayEvent, checkIn: CheckIn | undefined): ManifestRow {
  const { id, bookingId, type, name, optionName, location, slot, arrivalTime, guestNames, pickup } = line;
  return {
    line: id,
    bookingId,
    type,
    happens,
    name,
    optionName,
    used: checkIn !== undefined,
    shown: checkIn?.shown ?? null,
    time: slot || (happens === 'arrives' || happens === 'begins' ? (arrivalTime ?? '') : ''),
    place: pickup ?? location,
    of: line.leadTraveller ?? line.customerName,
    phone: line.phone,
    requests: line.requests,
    who: guestsText(t, line),
    names: [...guestNames],
  };
}
