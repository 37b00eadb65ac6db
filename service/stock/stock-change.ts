import { addDays, type Day, daysBetween } from '../core/day.ts';
import { covers, type OfferedDay, type OwnDay, resolveDay, type Season } from './season.ts';
import { type AllotmentChange, keyOf, type StockKey } from './stock.ts';

/** A line of the grid: a sellable at one of its times; '' where it has none. */
export type StockRow = Omit<StockKey, 'day'>;

/** The same for all these days of all these rows. */
export interface DayEdit {
  readonly rows: readonly StockRow[];
  readonly days: readonly Day[];
  /** What is left out stays as it is. */
  readonly says: AllotmentChange;
}

/** What somebody wants to write in the grid: days by themselves, or a season of some sellables. */
export type StockChange =
  | { readonly edits: readonly DayEdit[] }
  | { readonly sellables: readonly number[]; readonly season: Season & { readonly days: NonNullable<Season['days']> } };

/** A day of the grid: what is said of it, how it is therefore offered, and what bookings hold of it. */
export interface SaidDay extends StockKey {
  readonly own: OwnDay;
  readonly offered: OfferedDay;
  readonly taken: number;
}

/** What a change is calculated from. */
export interface StockSaid {
  readonly sellables: ReadonlyMap<
    number,
    { readonly ordinary: Pick<OfferedDay, 'units' | 'price'>; readonly slots: readonly string[] }
  >;
  readonly seasons: ReadonlyMap<number, readonly Season[]>;
  /** By `keyOf`, where anything was ever said or sold. */
  readonly days: ReadonlyMap<string, { readonly own: OwnDay; readonly taken: number }>;
}

const unsaid: OwnDay = { units: null, price: null, closed: null, minStay: null, noArrival: null };

/** The sellables that a change names, each once, in order. */
export function sellablesOf(change: StockChange): number[] {
  const ids =
    'season' in change
      ? change.sellables
      : change.edits.flatMap(({ rows }) => rows.map(({ sellableId }) => sellableId));
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** How many days of rows a change names at most: what bounds it is asked before anything is read. */
export function sizeOf(change: StockChange): number {
  if ('season' in change) return change.sellables.length * spanOf(change.season).length;
  return change.edits.reduce((total, { rows, days }) => total + rows.length * days.length, 0);
}

/** The days of a season that it says something of. */
export function spanOf({
  days,
  weekdays,
}: Pick<Season, 'weekdays'> & { readonly days: { first: Day; last: Day } }): Day[] {
  return daysBetween(days.first, addDays(days.last, 1)).filter((day) =>
    covers({ days: { ...days, yearly: false }, weekdays }, day),
  );
}

/** The days that a change names, each once, with what it says of it; of two edits of a day each thing by the later. */
export function daysNamed(
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

/** The seasons of a sellable once that one is set: it takes the place of what was said under its name of the same days. */
export function withSeason(seasons: readonly Season[], season: Season): Season[] {
  const replaced = ({ name, days }: Season) =>
    name === season.name && days?.first === season.days?.first && days?.last === season.days?.last;
  // what is said under one name is set together, after all else
  return [
    ...seasons.filter(({ name }) => name !== season.name),
    ...seasons.filter((one) => one.name === season.name && !replaced(one)),
    season,
  ];
}

/** Each day that a change names, as it is and as it would be. */
export function calculateChange(change: StockChange, said: StockSaid): { before: SaidDay[]; after: SaidDay[] } {
  const before: SaidDay[] = [];
  const after: SaidDay[] = [];
  for (const [key, { says, ...at }] of daysNamed(change, (id) => said.sellables.get(id)?.slots ?? [])) {
    const ordinary = said.sellables.get(at.sellableId)?.ordinary;
    if (!ordinary) continue;
    const seasons = said.seasons.get(at.sellableId) ?? [];
    const { own, taken } = said.days.get(key) ?? { own: unsaid, taken: 0 };
    const changed = { ...own, ...says };
    const then = 'season' in change ? withSeason(seasons, change.season) : seasons;
    before.push({ ...at, taken, own, offered: resolveDay(at.day, { ordinary, seasons, own }) });
    after.push({ ...at, taken, own: changed, offered: resolveDay(at.day, { ordinary, seasons: then, own: changed }) });
  }
  return { before, after };
}

/** Those that would offer less than bookings hold. */
export function undersold(after: readonly SaidDay[]): SaidDay[] {
  return after.filter(({ offered, taken }) => offered.units < taken);
}

/** Days on end of one row that a change changes alike. */
export interface ChangedRun extends StockRow {
  readonly from: Day;
  readonly last: Day;
  readonly before: OfferedDay;
  readonly after: OfferedDay;
  /** Whether all that changes is what is said of the days themselves: how they are offered stays. */
  readonly quiet: boolean;
}

const same = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** What a change changes, row by row and in the order of days; days that stay as they are are left out. */
export function changedRuns({
  before,
  after,
}: {
  before: readonly SaidDay[];
  after: readonly SaidDay[];
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
