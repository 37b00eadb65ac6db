import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { urls } from '../urls.ts';

/** Labels and addresses of the two types (EXP-26, EXP-29). */
export const experienceTexts = {
  attraction: {
    /** The error panel: not found, an invalid answer, any other failure. */
    notFound: 'No attraction found with this slug',
    notFetched: (status: number) => `Failed to fetch attraction data (Status: ${status})`,
    notLoaded: 'Failed to load attraction details',
    back: { to: urls.attractions, text: 'Back to Attractions' },
    loading: 'Loading attraction details...',
    list: { to: urls.attractions, text: 'Attractions' },
    at: urls.attractionsIn,
    page: urls.attraction,
    /** The text beside a shared address. */
    share: (name: string) => name,
    noDate: 'Please select a visit date',
    noData: 'Attraction information not available',
    more: (place: string) => `More attractions in ${place}`,
  },
  'tour-package': {
    notFound: 'Tour package not found',
    notFetched: (status: number) => `Failed to fetch tour package data (Status: ${status})`,
    notLoaded: 'Failed to load tour package details',
    back: { to: urls.tours, text: 'Back to Tour Packages' },
    loading: 'Loading tour package details...',
    list: { to: urls.tours, text: 'Tour Packages' },
    at: urls.toursIn,
    page: urls.tour,
    share: (name: string) => `Check out this amazing tour package: ${name}`,
    noDate: 'Please select a tour date',
    noData: 'Tour package information not available',
    more: (place: string) => `More tours from ${place}`,
  },
} as const satisfies Record<ExperienceType, object>;

/** EXP-24: 'Free Cancellation', 'Up to 24 hours before the start time'. */
export const cancellingWords = { free: 'Free Cancellation', until: 'Up to ', from: 'the start time' } as const;

/** The message of the 'Error' panel. `status`: of the response, undefined if there was none. */
export function loadProblem(type: ExperienceType, status: number | undefined): string {
  const { notFound, notFetched, notLoaded } = experienceTexts[type];
  if (status === undefined) return notLoaded;
  return status === 404 ? notFound : notFetched(status);
}
