import type { Day } from '../../core/day.ts';
import type { Facet } from '../lists/facet.ts';
import { type ListSearch, listParams, readListSearch } from '../lists/list-search.ts';
import { attractionFacets, tourFacets } from './experience-facets.ts';
import type { ExperienceType } from './experience-offer.ts';
import type { tourTypes } from './experiences.content.ts';
import { dayFrom, guestsFrom, type Visit, visitParams } from './visit.ts';

export type TourType = (typeof tourTypes)[number];

/** The fixed categories of tours (EXP-15). */
export const tourCategories = [
  { slug: 'pilgrimage-tours', type: 'pilgrimage' },
  { slug: 'adventure-tours', type: 'adventure' },
  { slug: 'wildlife-tours', type: 'wildlife' },
  { slug: 'cultural-tours', type: 'cultural' },
] as const satisfies readonly { slug: string; type: TourType }[];

/** The part of a search that is in the path. */
export interface ExperienceList {
  readonly type: ExperienceType;
  /** Empty: everywhere. */
  readonly place: string;
  /** The only type of a category's page. */
  readonly category: TourType | null;
}

export interface ExperienceSearch extends ListSearch, ExperienceList, Visit {}

/** The filters of a list; a category's page has one type already. */
export function facetsOf({ type, category }: Pick<ExperienceList, 'type' | 'category'>): readonly Facet[] {
  if (type === 'attraction') return attractionFacets;
  return category ? tourFacets.filter(({ name }) => name !== 'type') : tourFacets;
}

/** Tours per page; fewer than elsewhere, because their cards are long. */
export const tourPageSize = 12;

/** Parses the address of a list; invalid values are dropped, never rejected. */
export function parseExperienceSearch(list: ExperienceList, params: URLSearchParams, today: Day): ExperienceSearch {
  return {
    ...list,
    ...readListSearch(facetsOf(list), list.place, params, list.type === 'attraction' ? undefined : tourPageSize),
    day: dayFrom(params.get('date'), today),
    guests: guestsFrom(params.get('guests')),
  };
}

/** The query string of a search, after the path. */
export const experienceSearchParams = (search: ExperienceSearch): URLSearchParams =>
  listParams(facetsOf(search), visitParams(search), search);

/**
 * The slug in the path after `/attraction/booking/` or `/tour-packages/booking/` (EXP-20): a leading 'booking/' is
 * removed. For attractions the last segment counts, and '-add-on-packages' means '-and-add-on-packages' unless 'and-'
 * precedes it.
 */
export function slugIn(path: string, type: ExperienceType): string {
  const slug = path.replace(/^\/+|\/+$/g, '').replace(/^booking\//, '');
  if (type === 'tour-package') return slug;
  const last = slug.slice(slug.lastIndexOf('/') + 1);
  return last.replace(/(?<!-and)-add-on-packages/g, '-and-add-on-packages');
}
