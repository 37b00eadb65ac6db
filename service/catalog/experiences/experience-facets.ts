import { catalogFacetsTexts } from '../../../messages/en/catalog/facets.ts';
import { areaFacet, type Facet, leastRatings } from '../lists/facet.ts';

/**
 * Steps of duration (EXP-19): hours below a day, without the upper limit; from 24 hours on in days, rounded up. The last
 * step has no limit.
 */
export const durations = [
  { value: 'under-2', label: catalogFacetsTexts.under2, below: 2 },
  { value: '2-4', label: catalogFacetsTexts.hours2, below: 4 },
  { value: '4-6', label: catalogFacetsTexts.hours4, below: 6 },
  { value: '6-8', label: catalogFacetsTexts.hours6, below: 8 },
  { value: '8-12', label: catalogFacetsTexts.hours8, below: 12 },
  { value: 'full-day', label: catalogFacetsTexts.fullDay, below: 24 },
  { value: '1-3-days', label: catalogFacetsTexts.days1, days: 3 },
  { value: '4-7-days', label: catalogFacetsTexts.days4, days: 7 },
  { value: '8-14-days', label: catalogFacetsTexts.days8, days: 14 },
  { value: '15-days', label: catalogFacetsTexts.days15 },
] as const;

/** True if the step counts in days. */
export const inDays = (step: string): boolean => step.endsWith('-days');

const freeCancellation = { value: 'free-cancellation', label: catalogFacetsTexts.freeCancellation };

/** The filters of attraction lists (EXP-9). Parts of the day: before 12:00, before 17:00, and later (EXP-10). */
export const attractionFacets = [
  {
    name: 'popular',
    title: catalogFacetsTexts.popular,
    values: [{ value: 'skip-the-line', label: catalogFacetsTexts.skipTheLine }, freeCancellation],
    choose: 'all',
  },
  { name: 'rating', title: catalogFacetsTexts.rating, values: leastRatings, choose: 'any' },
  {
    name: 'time',
    title: catalogFacetsTexts.timeOfDay,
    values: [
      { value: 'morning', label: catalogFacetsTexts.morning, short: catalogFacetsTexts.morningShort },
      { value: 'afternoon', label: catalogFacetsTexts.afternoon, short: catalogFacetsTexts.afternoonShort },
      { value: 'evening', label: catalogFacetsTexts.evening, short: catalogFacetsTexts.eveningShort },
    ],
    choose: 'any',
  },
  {
    name: 'language',
    title: catalogFacetsTexts.languages,
    values: [
      { value: 'hi', label: catalogFacetsTexts.hindi },
      { value: 'en', label: catalogFacetsTexts.english },
      { value: 'es', label: catalogFacetsTexts.spanish },
      { value: 'fr', label: catalogFacetsTexts.french },
      { value: 'de', label: catalogFacetsTexts.german },
      { value: 'ar', label: catalogFacetsTexts.arabic },
    ],
    choose: 'any',
    others: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/,
    first: 5,
  },
  { name: 'duration', title: catalogFacetsTexts.duration, values: durations, choose: 'any', rare: inDays },
  areaFacet,
] as const satisfies readonly Facet[];

/** The filters of tour lists. */
export const tourFacets = [
  {
    name: 'popular',
    title: catalogFacetsTexts.popular,
    values: [freeCancellation, { value: 'private-tour', label: catalogFacetsTexts.privateTour }],
    choose: 'all',
  },
  {
    name: 'type',
    title: catalogFacetsTexts.tourType,
    values: [
      { value: 'adventure', label: catalogFacetsTexts.adventure },
      { value: 'cultural', label: catalogFacetsTexts.cultural },
      { value: 'pilgrimage', label: catalogFacetsTexts.pilgrimage },
      { value: 'wildlife', label: catalogFacetsTexts.wildlife },
    ],
    choose: 'any',
    ownList: 'path',
  },
  {
    name: 'duration',
    title: catalogFacetsTexts.duration,
    values: durations,
    choose: 'any',
    rare: (step: string) => !inDays(step),
  },
  areaFacet,
] as const satisfies readonly Facet[];
