import { kindOf, type ProductType } from '../../service/catalog/kinds.ts';
import type { Venue } from '../../service/catalog/product.ts';
import { type Day, isDay } from '../../service/core/day.ts';
import type { Spot } from './road.ts';

/** A line of a booking or cart as a part of a trip. */
export interface TripStop {
  /** By which its line is known to whoever asks. */
  readonly key: string;
  readonly type: ProductType;
  /** What tells its product from the others. */
  readonly product: string;
  readonly name: string;
  readonly from: Day;
  /** The check-out of nights, else the last day. */
  readonly to: Day;
  /** 'HH:MM', or '' where it begins at no set time. */
  readonly time: string;
  readonly duration: string | null;
  /** 'HH:MM' from when one is let in on the first day, and until when out on the last. */
  readonly arrival: string | null;
  readonly departure: string | null;
  readonly at: Spot | null;
  /** Of a tour: its days, from 1, whose night it spends in a hotel of its own. */
  readonly nightsIncluded: readonly number[];
  /** Of a tour of several days: what its plan calls them. */
  readonly dayTitles: readonly DayTitle[];
}

interface DayTitle {
  /** From 1. */
  readonly day: number;
  readonly title: string;
}

/** What the wire says of a line, in a quote or a booking. */
export interface LineInput {
  readonly type: ProductType;
  readonly slug?: string | undefined;
  readonly name: string;
  readonly selectedDate?: string | undefined;
  readonly checkOut?: string | undefined;
  readonly selectedTime?: string | null | undefined;
  readonly duration?: string | null | undefined;
  readonly venue?: Venue | null | undefined;
  readonly nightsIncluded?: readonly number[] | undefined;
  readonly dayTitles?: readonly DayTitle[] | undefined;
}

/** The stop of a line; undefined while it has no day. */
export function stopOf(key: string, line: LineInput): TripStop | undefined {
  const { selectedDate: from, venue } = line;
  if (!isDay(from)) return undefined;
  const to = isDay(line.checkOut) && line.checkOut > from ? line.checkOut : from;
  const { latitude = null, longitude = null } = venue ?? {};
  return {
    key,
    type: line.type,
    product: `${line.type}:${line.slug ?? line.name}`,
    name: line.name,
    from,
    to,
    time: /^\d\d:\d\d$/.test(line.selectedTime ?? '') ? (line.selectedTime ?? '') : '',
    duration: line.duration ?? null,
    arrival: venue?.from ?? null,
    departure: venue?.until ?? null,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    nightsIncluded: line.nightsIncluded ?? [],
    dayTitles: line.dayTitles ?? [],
  };
}

/** Sleeps somewhere else than its traveller's own bed: a stay by its nights. */
export function sleeps({ type }: Pick<TripStop, 'type'>): boolean {
  return kindOf(type).dates === 'nights';
}

/** People come to it on a day: a ticket or a tour. */
export function isVisit({ type }: Pick<TripStop, 'type'>): boolean {
  return kindOf(type).tickets;
}

/** '3 hours', '90 minutes', '2 to 3 hours': the least of it in minutes; an hour where nothing is said. */
export function minutesOf(duration: string | null): number {
  const [, count, unit] = /(\d+(?:\.\d+)?)(?:\s*(?:-|–|to)\s*[\d.]+)?\s*(hour|minute)/i.exec(duration ?? '') ?? [];
  if (count === undefined || unit === undefined) return 60;
  return Math.min(24 * 60, Math.max(1, Math.round(Number(count) * (unit.toLowerCase() === 'hour' ? 60 : 1))));
}
