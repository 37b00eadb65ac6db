import type { DepartureSeason, Departures } from '../../service/catalog/calendar/departure-days.ts';
import { listSeasons } from '../../service/catalog/calendar/list-seasons.ts';
import { setDepartures } from '../../service/catalog/calendar/set-departures.ts';
import { setSaleTerms } from '../../service/catalog/calendar/set-sale-terms.ts';
import { setSeason } from '../../service/catalog/calendar/set-season.ts';
import { productTypes } from '../../service/catalog/kinds.ts';
import { type Day, dayOf } from '../../service/core/day.ts';
import { formatMoney, fromRupees } from '../../service/core/money.ts';
import type { Context } from '../../service/platform/context.ts';
import { type Season, type Weekday, weekdays } from '../../service/stock/season.ts';

/** The options of the command. */
export interface SeasonOptions {
  readonly [name: string]: string | boolean | undefined;
  readonly room?: string | undefined;
  readonly on?: string | undefined;
  readonly yearly?: boolean | undefined;
  readonly price?: string | undefined;
  readonly percent?: string | undefined;
  readonly units?: string | undefined;
  readonly 'min-stay'?: string | undefined;
  readonly arrival?: string | undefined;
  readonly close?: boolean | undefined;
  readonly open?: boolean | undefined;
  readonly 'cut-off'?: string | undefined;
  readonly turnaround?: string | undefined;
}

const short = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export const seasonHelp = `  npm run operator -- season <${productTypes.join(' | ')}> <slug> "<name>" [<from> <last>] [--room "<room type>"]
                             [--yearly] [--on sat,sun] [--price RUPEES | --percent N] [--units N] [--min-stay N]
                             [--arrival yes|no] [--close | --open]
      Sets a season from the first to the last day, or for every week without days. Changes to single days take precedence, then shorter seasons, then the one set last. --percent 120 means 20% above the usual price.
      npm run operator -- season stay lakeside-villa "Christmas" 2026-12-20 2027-01-02 --room "Lake Room" --yearly --percent 150 --min-stay 3
  npm run operator -- season-over <type> <slug> "<name>" [--room "<room type>"]
  npm run operator -- seasons <type> <slug> [--room "<room type>"]

  npm run operator -- departures <attraction | tour-package> <slug> <daily | mon,thu | 2026-12-24,2026-12-31>
                             [<from> <last> [--yearly]]
      Sets the departure days. It is not offered on other days. With from and last, both included, only in that season.
      npm run operator -- departures tour-package two-shrines fri,mon 2026-10-01 2027-03-31 --yearly

  npm run operator -- sale-terms <type> <slug> [--room "<room type>"] [--cut-off HOURS|none] [--turnaround HOURS]
      Sets how many hours before the start sales end, and the hours between two hires of a car.
`;

/** Runs a command about seasons. Returns a sentence to print; undefined for an unknown command. */
export async function runSeasons(
  ctx: Context,
  [command, type = '', slug = '', name = '', from, last, ...more]: readonly string[],
  options: SeasonOptions,
): Promise<string | undefined> {
  const known = productTypes.find((one) => one === type);
  if (!known || !slug || more.length > 0) return undefined;
  const of = { type: known, slug, ...(options.room && { option: options.room }) };
  if (command === 'season' && name && (from === undefined) === (last === undefined)) {
    await setSeason(ctx, { of, name, says: seasonIn(from, last, options) });
    return `${slug}: season ${name} set.`;
  }
  if (command === 'season-over' && name && from === undefined) {
    await setSeason(ctx, { of, name, says: null });
    return `${slug}: season ${name} removed.`;
  }
  if (command === 'seasons' && !name) {
    const seasons = await listSeasons(ctx, { of });
    return seasons.length === 0 ? 'No seasons yet.' : seasons.map(lineOf).join('\n');
  }
  if (command === 'departures' && name && (from === undefined) === (last === undefined)) {
    const season =
      from && last ? { first: dayOf(from), last: dayOf(last), yearly: options.yearly === true } : undefined;
    await setDepartures(ctx, { of, when: departuresIn(name, season) });
    const during = season ? `, from ${from} to ${last}${season.yearly ? ' of every year' : ''}` : '';
    return `${slug}: departures ${name}${during}.`;
  }
  if (command === 'sale-terms' && !name) {
    const { 'cut-off': cutOff, turnaround } = options;
    const terms = await setSaleTerms(ctx, {
      of,
      ...(cutOff !== undefined && { cutOffHours: cutOff === 'none' ? null : wholeNumber(cutOff) }),
      ...(turnaround !== undefined && { turnaroundHours: wholeNumber(turnaround) }),
    });
    const ends = terms.cutOffHours === null ? 'at the start' : `${terms.cutOffHours} hours before the start`;
    return `${slug}: sales end ${ends}. Time between hires: ${terms.turnaroundDays} ${terms.turnaroundDays === 1 ? 'day' : 'days'}.`;
  }
  return undefined;
}

function seasonIn(from: string | undefined, last: string | undefined, options: SeasonOptions): Omit<Season, 'name'> {
  const { on, yearly = false, price, percent, units, arrival, close, open, 'min-stay': minStay } = options;
  return {
    days: from && last ? { first: dayOf(from), last: dayOf(last), yearly } : null,
    weekdays: on === undefined ? weekdays : weekdaysIn(on),
    price: price ? { amount: fromRupees(wholeNumber(price)) } : percent ? { percent: wholeNumber(percent) } : null,
    minStay: minStay === undefined ? null : wholeNumber(minStay),
    noArrival: arrival === undefined ? null : arrival === 'no',
    units: units === undefined ? null : wholeNumber(units),
    closed: close ? true : open ? false : null,
  };
}

function weekdaysIn(text: string): Weekday[] {
  const named = text.toLowerCase().split(',');
  const wrong = named.find((one) => !short.some((day) => day === one));
  if (wrong !== undefined) throw new Error(`Not a weekday: ${wrong}`);
  return weekdays.filter((day) => named.includes(short[day - 1] ?? ''));
}

function departuresIn(text: string, season: DepartureSeason | undefined): Departures {
  if (text === 'daily') return season ? { weekdays, season } : 'daily';
  if (season && /^\d/.test(text)) throw new Error('A season is for weekdays or daily');
  if (/^\d/.test(text)) return { days: text.split(',').map((day): Day => dayOf(day)) };
  return { weekdays: weekdaysIn(text), season };
}

function lineOf({ name, days, weekdays: on, price, minStay, noArrival, units, closed }: Season): string {
  const says = [
    days ? `${days.first} to ${days.last}${days.yearly ? ' of every year' : ''}` : 'every week',
    on.length < weekdays.length && on.map((day) => short[day - 1]).join(','),
    price && ('amount' in price ? formatMoney(price.amount) : `${price.percent}%`),
    units !== null && `${units} units`,
    minStay !== null && `minimum stay ${minStay}`,
    noArrival !== null && (noArrival ? 'no arrivals' : 'arrivals allowed'),
    closed !== null && (closed ? 'closed' : 'open'),
  ];
  return `${name}: ${says.filter(Boolean).join(', ')}`;
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`Not a whole number: ${text}`);
  return Number(text);
}
