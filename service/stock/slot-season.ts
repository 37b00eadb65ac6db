import { catalogSeasonsTexts } from '../../messages/en/catalog/seasons.ts';
import type { Translate } from '../../messages/translate.ts';
import { type Day, dayOf, formatDate, formatDateOfYear, formatDay } from '../core/day.ts';

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

/** '1 Apr 2026', without its year '1 Apr' */
function dateText(t: Translate, day: string, yearly: boolean): string {
  return yearly ? formatDateOfYear(t, dayOf(day)) : formatDate(t, dayOf(day));
}

/** '1 Apr to 30 Sept' of every year, '1 Oct 2026 to 31 Mar 2027', 'from 1 Oct 2026' */
export function seasonText(t: Translate, { first, last, yearly }: SlotSeason): string {
  const [from, until] = [first, last].map((day) => day && dateText(t, day, yearly));
  if (from && until) return t(catalogSeasonsTexts.between, { first: from, last: until });
  if (from) return t(catalogSeasonsTexts.from, { first: from });
  return until ? t(catalogSeasonsTexts.until, { last: until }) : '';
}

/** '16:30 (1 Oct to 31 Mar), 18:00' */
export function timesText(
  t: Translate,
  slots: readonly { times: readonly string[]; season: SlotSeason | null }[],
): string {
  const times = slots.flatMap(({ times, season }) =>
    times.map((time) => (season ? t(catalogSeasonsTexts.time, { time, season: seasonText(t, season) }) : time)),
  );
  return [...new Set(times)].sort().join(', ');
}

/** Why a time cannot be booked on a day out of its seasons. */
export function notInSeason(t: Translate, slot: string, day: Day, seasons: SlotSeasons | null): string {
  const offered = t.list((seasons?.[slot] ?? []).map((season) => seasonText(t, season)));
  return t(catalogSeasonsTexts.notInSeason, { time: slot, day: formatDay(t, day), seasons: offered });
}
