import { kindOf, type ProductType, productTypes } from '../../catalog/kinds.ts';
import type { Day } from '../../core/day.ts';
import { requireRight } from '../../core/may.ts';
import { redeemedLines } from '../../documents/redemption.ts';
import type { Context } from '../../platform/context.ts';
import { lastDayOf } from '../line.ts';
import { whoOf } from '../line-words.ts';
import { linesOn, type SheetLine } from './day-sheet.sql.ts';
import { type Happens, onThatDay } from './on-that-day.ts';

/** So many lines are read for a sheet at most. */
export const mostOnSheet = 10_000;
/** What takes place on each of its days; of the rest only the first and the last is on a sheet. */
const lasting = productTypes.filter((type) => kindOf(type).dates === 'slot');
const { compare } = new Intl.Collator('en');

/**
 * What happens on that day with paid bookings, for who prepares it: who arrives and leaves, takes or brings back a car, and
 * who comes when. By hour, then by name; what has no hour comes last. `cut`: there is more than is read for a sheet.
 */
export async function daySheet(ctx: Context, { day }: { day: Day }) {
  requireRight(ctx.viewer, 'see who travels');
  const lines = await linesOn(ctx.db, { day, lasting, most: mostOnSheet + 1 });
  const found = lines.slice(0, mostOnSheet).flatMap((line) => {
    const happens = onThatDay(kindOf(line.type).dates, line, lastDayOf(line), day);
    return happens ? [{ line, happens }] : [];
  });
  const used = await redeemedLines(
    ctx,
    found.map(({ line }) => line.id),
  );
  const rows = found
    .map(({ line, happens }) => rowOf(line, happens, used.has(line.id)))
    .map((row) => ({ row, order: [row.time || '99:99', row.name, row.of].join(' ') }))
    .sort((a, b) => compare(a.order, b.order))
    .map(({ row }) => row);
  // of the lines: what only stays that day is on no sheet, and is among them
  return { rows, cut: lines.length > mostOnSheet };
}

export interface SheetRow {
  readonly line: number;
  readonly bookingId: string;
  readonly type: ProductType;
  readonly happens: Happens;
  /** HH:MM, '' where none is told. */
  readonly time: string;
  readonly name: string;
  readonly option: string | null;
  readonly place: string;
  readonly of: string;
  readonly phone: string | null;
  readonly who: string;
  readonly names: readonly string[];
  readonly requests: string | null;
  readonly used: boolean;
}

function rowOf(line: SheetLine, happens: Happens, used: boolean): SheetRow {
  const { id, bookingId, type, name, optionName, location, slot, arrivalTime, guestNames, details } = line;
  return {
    line: id,
    bookingId,
    type,
    happens,
    name,
    option: optionName,
    used,
    time: slot || (happens === 'arrives' || happens === 'begins' ? (arrivalTime ?? '') : ''),
    place: details.pickup?.place ?? location,
    of: line.leadTraveller ?? line.customerName,
    phone: line.phone,
    requests: line.requests,
    who: whoOf(line),
    names: [...guestNames],
  };
}
