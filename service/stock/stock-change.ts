import { addDays, type Day, daysBetween } from '../core/day.ts';
import { covers, type DayOverride, type OfferedDay, resolveDay, type Season } from './season.ts';
import { outOfSeason, type SlotSeasons } from './slot-season.ts';
import { type AllotmentChange, keyOf, type StockKey } from './stock.ts';

/** A row of the grid: a sellable at one of its times; slot '' if it has none. */
export type StockRow = Omit<StockKey, 'day'>;

/** One edit for all these days of all these rows. */
export interface DayEdit {
  readonly rows: readonly StockRow[];
  readonly days: readonly Day[];
  /** Values that are left out stay as they are. */
  readonly says: AllotmentChange;
}

/** A change of the grid: edits of single days, or a season of some sellables. */
export type StockChange =
  | { readonly edits: readonly DayEdit[] }
  | { readonly sellables: readonly number[]; readonly season: Season & { readonly days: NonNullable<Season['days']> } };

/** A day of the grid: its override, the resulting offer, and the units that bookings hold. */
export interface StockDay extends StockKey {
  readonly own: DayOverride;
  readonly offered: OfferedDay;
  readonly taken: number;
}

/** The state from which a change is calculated. */
export interface StockState {
  readonly sellables: ReadonlyMap<
    number,
    {
      readonly ordinary: Pick<OfferedDay, 'units' | 'price'>;
      readonly slots: readonly string[];
      readonly slotSeasons: SlotSeasons | null;
    }
  >;
  readonly seasons: ReadonlyMap<number, readonly Season[]>;
  /** By `keyOf`, where a row exists. */
  readonly days: ReadonlyMap<string, { readonly own: DayOverride; readonly taken: number }>;
}

const noOverride: DayOverride = { units: null, price: null, closed: null, minStay: null, noArrival: null };

/** The ids of the sellables in a change, unique and sorted. */
export function sellablesOf(change: StockChange): number[] {
  const ids =
    'season' in change
      ? change.sellables
      : change.edits.flatMap(({ rows }) => rows.map(({ sellableId }) => sellableId));
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The maximum number of days of rows in a change; limits are checked with it before anything is read. */
export function sizeOf(change: StockChange): number {
  if ('season' in change) return change.sellables.length * spanOf(change.season).length;
  return change.edits.reduce((total, { rows, days }) => total + rows.length * days.length, 0);
}

/** The days to which a season applies, on its weekdays. */
export function spanOf({
  days,
  weekdays,
}: Pick<Season, 'weekdays'> & { readonly days: { first: Day; last: Day } }): Day[] {
  return daysBetween(days.first, addDays(days.last, 1)).filter((day) =>
    covers({ days: { ...days, yearly: false }, weekdays }, day),
  );
}

/**
 * The days in a change by `keyOf`, each once with its new values; of two edits of a day each value comes from the
 * later.
 */
export function daysInChange(
  change: StockChange,
  slotsOf: (sellableId: number) => readonly string[],
): Map<string, StockKey & { says: AllotmentChange }> {
  const named = new Map<string, StockKey & { says: AllotmentChange }>();
  if ('season' in change) {
    const span = spanOf(change.season);
    for (const sellableId of sellablesOf(change))
      for (const slot of slotsOf(sellableId))
        for (const day of span) named.set(keyOf({ sellableId, day, slot }), { sellableId, day, slot, says: {} });
    return named;
  }
  for (const { rows, days, says } of change.edits)
    for (const { sellableId, slot } of rows)
      for (const day of days) {
        const key = keyOf({ sellableId, day, slot });
        named.set(key, { sellableId, day, slot, says: { ...named.get(key)?.says, ...says } });
      }
  return named;
}

/** The seasons of a sellable after that one is set: it replaces the one with the same name and days. */
export function withSeason(seasons: readonly Season[], season: Season): Season[] {
  const replaced = ({ name, days }: Season) =>
    name === season.name && days?.first === season.days?.first && days?.last === season.days?.last;
  // all seasons of one name are written together, after the others
  return [
    ...seasons.filter(({ name }) => name !== season.name),
    ...seasons.filter((one) => one.name === season.name && !replaced(one)),
    season,
  ];
}

/** Each day in a change, before and after. */
export function calculateChange(change: StockChange, state: StockState): { before: StockDay[]; after: StockDay[] } {
  const before: StockDay[] = [];
  const after: StockDay[] = [];
  for (const [key, { says, ...at }] of daysInChange(change, (id) => state.sellables.get(id)?.slots ?? [])) {
    const sellable = state.sellables.get(at.sellableId);
    if (!sellable) continue;
    const { ordinary, slotSeasons } = sellable;
    const isOut = outOfSeason(slotSeasons, at.slot, at.day);
    const seasons = state.seasons.get(at.sellableId) ?? [];
    const { own, taken } = state.days.get(key) ?? { own: noOverride, taken: 0 };
    const changed = { ...own, ...says };
    const seasonsAfter = 'season' in change ? withSeason(seasons, change.season) : seasons;
    before.push({ ...at, taken, own, offered: resolveDay(at.day, { ordinary, seasons, own, isOut }) });
    after.push({
      ...at,
      taken,
      own: changed,
      offered: resolveDay(at.day, { ordinary, seasons: seasonsAfter, own: changed, isOut }),
    });
  }
  return { before, after };
}

/** The days that would offer fewer units than bookings hold. */
export function undersold(after: readonly StockDay[]): StockDay[] {
  return after.filter(({ offered, taken }) => offered.units < taken);
}

/** Consecutive days of one row with the same change. */
export interface ChangedRun extends StockRow {
  readonly from: Day;
  readonly last: Day;
  readonly before: OfferedDay;
  readonly after: OfferedDay;
  /** True if only the overrides change and the offer stays the same. */
  readonly quiet: boolean;
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** The differences of a change by row and day; unchanged days are left out. */
export function changedRuns({
  before,
  after,
}: {
  before: readonly StockDay[];
  after: readonly StockDay[];
}): ChangedRun[] {
  const pairs = before
    .map((day, index) => ({ before: day, after: after[index] ?? day }))
    .filter(({ before, after }) => !same([before.own, before.offered], [after.own, after.offered]))
    .sort(
      ({ before: a }, { before: b }) =>
        a.sellableId - b.sellableId || (a.slot < b.slot ? -1 : a.slot > b.slot ? 1 : a.day < b.day ? -1 : 1),
    );
  const runs: ChangedRun[] = [];
  for (const { before, after } of pairs) {
    const { sellableId, slot, day } = before;
    const quiet = same(before.offered, after.offered);
    const run = { sellableId, slot, before: before.offered, after: after.offered, quiet };
    const open = runs.at(-1);
    const { from, last, ...begun } = open ?? { from: day, last: day };
    if (open && addDays(last, 1) === day && same(begun, run)) runs[runs.length - 1] = { ...open, last: day };
    else runs.push({ from: day, last: day, ...run });
  }
  return runs;
}
