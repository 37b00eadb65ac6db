import { areaFacet, type Facet, leastRatings } from '../lists/facet.ts';

/**
 * Steps of duration (EXP-19): hours below a day, without the upper limit; from 24 hours on in days, rounded up. The last
 * step has no limit.
 */
export const durations = [
  { value: 'under-2', label: 'Under 2 hours', below: 2 },
  { value: '2-4', label: '2-4 hours', below: 4 },
  { value: '4-6', label: '4-6 hours', below: 6 },
  { value: '6-8', label: '6-8 hours', below: 8 },
  { value: '8-12', label: '8-12 hours', below: 12 },
  { value: 'full-day', label: 'Full day (12-24 hours)', below: 24 },
  { value: '1-3-days', label: '1-3 days', days: 3 },
  { value: '4-7-days', label: '4-7 days', days: 7 },
  { value: '8-14-days', label: '8-14 days', days: 14 },
  { value: '15-days', label: '15+ days' },
] as const;

/** True if the step counts in days. */
export const inDays = (step: string): boolean => step.endsWith('-days');

const freeCancellation = { value: 'free-cancellation', label: 'Free cancellation' };

/** The filters of attraction lists (EXP-9). Parts of the day: before 12:00, before 17:00, and later (EXP-10). */
export const attractionFacets = [
  {
    name: 'popular',
    title: 'Popular filters',
    values: [{ value: 'skip-the-line', label: 'Skip the line' }, freeCancellation],
    choose: 'all',
  },
  { name: 'rating', title: 'Rating', values: leastRatings, choose: 'any' },
  {
    name: 'time',
    title: 'Time of day',
    values: [
      { value: 'morning', label: 'Morning (before 12:00)', short: 'Morning' },
      { value: 'afternoon', label: 'Afternoon (12:00-17:00)', short: 'Afternoon' },
      { value: 'evening', label: 'Evening (after 17:00)', short: 'Evening' },
    ],
    choose: 'any',
  },
  {
    name: 'language',
    title: 'Languages',
    values: [
      { value: 'hi', label: 'Hindi' },
      { value: 'en', label: 'English' },
      { value: 'es', label: 'Spanish' },
      { value: 'fr', label: 'French' },
      { value: 'de', label: 'German' },
      { value: 'ar', label: 'Arabic' },
    ],
    choose: 'any',
    others: /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/,
    first: 5,
  },
  { name: 'duration', title: 'Duration', values: durations, choose: 'any', rare: inDays },
  areaFacet,
] as const satisfies readonly Facet[];

/** The filters of tour lists. */
export const tourFacets = [
  {
    name: 'popular',
    title: 'Popular filters',
    values: [freeCancellation, { value: 'private-tour', label: 'Private tour' }],
    choose: 'all',
  },
  {
    name: 'type',
    title: 'Tour type',
    values: [
      { value: 'adventure', label: 'Adventure' },
      { value: 'cultural', label: 'Cultural' },
      { value: 'pilgrimage', label: 'Pilgrimage' },
      { value: 'wildlife', label: 'Wildlife' },
    ],
    choose: 'any',
    ownList: 'path',
  },
  { name: 'duration', title: 'Duration', values: durations, choose: 'any', rare: (step: string) => !inDays(step) },
  areaFacet,
] as const satisfies readonly Facet[];
