import type { Day } from '../../core/day.ts';
import type { Facet } from '../lists/facet.ts';
import { type ListSearch, listParams, readListSearch } from '../lists/list-search.ts';
import { attractionFacets, tourFacets } from './experience-facets.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { tourTypes } from './tour-package.content.ts';
import { dayFrom, guestsFrom, type Visit, visitParams } from './visit.ts';

export type TourType = (typeof tourTypes)[number];

/** Fixed categories of tours (EXP-15). */
export const tourCategories = [
  { slug: 'pilgrimage-tours', name: 'Pilgrimage Tours', type: 'pilgrimage' },
  { slug: 'adventure-tours', name: 'Adventure Tours', type: 'adventure' },
  { slug: 'wildlife-tours', name: 'Wildlife Tours', type: 'wildlife' },
  { slug: 'cultural-tours', name: 'Cultural Tours', type: 'cultural' },
] as const satisfies readonly { slug: string; name: string; type: TourType }[];

/** Which list: the part of a search that stands in the path. */
export interface ExperienceList {
  readonly type: ExperienceType;
  /** Empty: everywhere. */
  readonly place: string;
  /** The one type of a category's page. */
  readonly category: TourType | null;
}

export interface ExperienceSearch extends ListSearch, ExperienceList, Visit {}

/** A category's page is of one type already. */
export function facetsOf({ type, category }: Pick<ExperienceList, 'type' | 'category'>): readonly Facet[] {
  if (type === 'attraction') return attractionFacets;
  return category ? tourFacets.filter(({ name }) => name !== 'type') : tourFacets;
}

/** Tours a page: they are told at length, and few are looked at. Attractions come as all lists do. */
export const tourPageSize = 12;

/** Reads the address of a list. What makes no sense is left out, never refused. */
export function parseExperienceSearch(list: ExperienceList, asked: URLSearchParams, today: Day): ExperienceSearch {
  return {
    ...list,
    ...readListSearch(facetsOf(list), list.place, asked, list.type === 'attraction' ? undefined : tourPageSize),
    day: dayFrom(asked.get('date'), today),
    guests: guestsFrom(asked.get('guests')),
  };
}

/** What of a search stands behind the path. */
export const experienceSearchParams = (search: ExperienceSearch): URLSearchParams =>
  listParams(facetsOf(search), visitParams(search), search);
