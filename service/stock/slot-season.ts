import type { Day } from '../core/day.ts';

/** When a start time is offered, both days included; null: it has begun, or does not end. */
export interface SlotSeason {
  readonly first: string | null;
  readonly last: string | null;
  /** From that day of the year to the other, in every year, across New Year if needed. Then both days are set. */
  readonly yearly: boolean;
}

/** Seasons by start time 'HH:MM'. Times that are offered all year are left out. */
export type SlotSeasons = Readonly<Record<string, readonly SlotSeason[]>>;

function covers({ first, last, yearly }: SlotSeason, day: Day): boolean {
  if (!yearly) return (first ?? day) <= day && day <= (last ?? day);
  const dateOf = (text: string) => text.slice(5);
  const [date, from, to] = [dateOf(day), dateOf(first ?? day), dateOf(last ?? day)];
  return from <= to ? date >= from && date <= to : date >= from || date <= to;
}

/** True if that time is not offered on that day. The SQL function `out_of_season` follows the same rule. */
export function outOfSeason(seasons: SlotSeasons | null, slot: string, day: Day): boolean {
  const own = seasons?.[slot];
  return own !== undefined && !own.some((season) => covers(season, day));
}
