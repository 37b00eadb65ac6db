import { type Day, isDay } from '../../core/day.ts';
import { refusedDay } from '../sale-days.ts';
import { mostPages, type Sort, sorts } from '../stays/stay-search.ts';
import { type Duration, durations } from './experience-durations.ts';
import type { ExperienceType } from './experience-offer.ts';
import { tourTypes } from './tour-vocabulary.ts';

export type TourType = (typeof tourTypes)[number];

/** Popular filters by their name in the address, and which type has which (S2 §9). */
export const popularLabels = {
  'skip-the-line': 'Skip the line',
  'free-cancellation': 'Free cancellation',
  'private-tour': 'Private tour',
} as const;
export type Popular = keyof typeof popularLabels;
export const popularOf: Readonly<Record<ExperienceType, readonly Popular[]>> = {
  attraction: ['skip-the-line', 'free-cancellation'],
  'tour-package': ['free-cancellation', 'private-tour'],
};

/** Each asks for that rating and up (S2 §9). */
export const ratings = [4.5, 4, 3.5, 3] as const;

/** Before 12:00, before 17:00, and later (PRODUCT.md). */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

/** Languages that the filter offers by their codes, in its order (S2 §9). */
export const languageNames: Readonly<Record<string, string>> = {
  hi: 'Hindi',
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  ar: 'Arabic',
};

/** Fixed categories of tours (S2 §3). */
export const tourCategories = [
  { slug: 'pilgrimage-tours', name: 'Pilgrimage Tours', type: 'pilgrimage' },
  { slug: 'adventure-tours', name: 'Adventure Tours', type: 'adventure' },
  { slug: 'wildlife-tours', name: 'Wildlife Tours', type: 'wildlife' },
  { slug: 'cultural-tours', name: 'Cultural Tours', type: 'cultural' },
] as const satisfies readonly { slug: string; name: string; type: TourType }[];

export const guestsAtFirst = 2;
export const mostGuests = 30;

export interface ExperienceSearch {
  type: ExperienceType;
  /** As in the path; empty: everywhere. */
  place: string;
  /** The one type of a category's page. */
  category: TourType | null;
  /** What is shown is free on that day. */
  day: Day | null;
  guests: number;
  popular: Popular[];
  /** The least of them decides. */
  ratings: number[];
  times: DayPart[];
  /** Codes. */
  languages: string[];
  tourTypes: TourType[];
  durations: Duration[];
  sort: Sort;
  /** How many pages are shown, from the first. */
  pages: number;
}

/** Which list: the part of a search that stands in the path. */
export type ExperienceList = Pick<ExperienceSearch, 'type' | 'place' | 'category'>;

/** Guests of the address: a whole number from 1. */
function guestsFrom(text: string | null): number {
  const guests = /^\d{1,4}$/.test(text ?? '') ? Number(text) : guestsAtFirst;
  return Math.min(Math.max(guests, 1), mostGuests);
}

/** The day of the address, when it is one and something can be booked for it. */
export function dayFrom(text: string | null, today: Day): Day | null {
  return isDay(text) && !refusedDay(text, today) ? text : null;
}

/** Why what the address asks for as a date is none; undefined when it is one, or nothing is asked. */
export function unclearDay(text: string | null, today: Day): string | undefined {
  if (!text) return undefined;
  return isDay(text) ? refusedDay(text, today) : 'That date is not in the calendar';
}

/** Reads the address of a list. What makes no sense is left out, never refused. */
export function parseExperienceSearch(list: ExperienceList, asked: URLSearchParams, today: Day): ExperienceSearch {
  const several = <Value extends string>(name: string, of: readonly Value[]) => {
    const wanted = asked.getAll(name);
    return of.filter((value) => wanted.includes(value));
  };
  const attraction = list.type === 'attraction';
  const pages = asked.get('pages') ?? '';
  return {
    ...list,
    place: list.place.replace(/\s+/g, ' ').trim().slice(0, 100),
    day: dayFrom(asked.get('date'), today),
    guests: guestsFrom(asked.get('guests')),
    popular: several('popular', popularOf[list.type]),
    ratings: attraction ? ratings.filter((least) => asked.getAll('rating').includes(String(least))) : [],
    times: attraction ? several('time', dayParts) : [],
    languages: attraction ? languagesFrom(asked.getAll('language')) : [],
    tourTypes: attraction || list.category ? [] : several('type', tourTypes),
    durations: several(
      'duration',
      durations.map(({ name }) => name),
    ),
    sort: sorts.find((sort) => sort === asked.get('sort')) ?? 'recommended',
    pages: /^\d{1,4}$/.test(pages) ? Math.min(Math.max(Number(pages), 1), mostPages) : 1,
  };
}

/** Known codes in the order of the filter, then others in that of the alphabet; at most twenty. */
function languagesFrom(asked: readonly string[]): string[] {
  const known = Object.keys(languageNames);
  const others = asked.filter((code) => /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(code) && !known.includes(code));
  return [...known.filter((code) => asked.includes(code)), ...[...new Set(others)].sort()].slice(0, 20);
}

/** Day and guests, which travel on from a list to what is listed. */
export function visitParams({ day, guests }: Pick<ExperienceSearch, 'day' | 'guests'>): URLSearchParams {
  const to = new URLSearchParams();
  if (day) to.set('date', day);
  if (guests !== guestsAtFirst) to.set('guests', String(guests));
  return to;
}

/** What of a search stands behind the path: only what differs from the defaults, always in the same order. */
export function experienceSearchParams(search: ExperienceSearch): URLSearchParams {
  const to = visitParams(search);
  for (const name of search.popular) to.append('popular', name);
  for (const least of search.ratings) to.append('rating', String(least));
  for (const part of search.times) to.append('time', part);
  for (const code of search.languages) to.append('language', code);
  for (const type of search.tourTypes) to.append('type', type);
  for (const name of search.durations) to.append('duration', name);
  if (search.sort !== 'recommended') to.set('sort', search.sort);
  if (search.pages !== 1) to.set('pages', String(search.pages));
  return to;
}

export function countFilters(search: ExperienceSearch): number {
  const { popular, ratings, times, languages, tourTypes, durations } = search;
  return [popular, ratings, times, languages, tourTypes, durations].reduce((sum, { length }) => sum + length, 0);
}
