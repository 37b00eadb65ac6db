import { experienceRouteTexts } from '../../messages/en/experience/route.ts';
import type { Translate } from '../../messages/translate.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { urls } from '../urls.ts';

/** Labels and addresses of the two types (EXP-26, EXP-29). */
export const experienceKinds = {
  attraction: {
    /** The error panel: not found, an invalid answer, any other failure. */
    notFound: experienceRouteTexts.noAttraction,
    notFetched: experienceRouteTexts.attractionStatus,
    notLoaded: experienceRouteTexts.attractionNotLoaded,
    back: { to: urls.attractions, text: experienceRouteTexts.toAttractions },
    loading: experienceRouteTexts.loadingAttraction,
    at: urls.attractionsIn,
    page: urls.attraction,
  },
  'tour-package': {
    notFound: experienceRouteTexts.noTour,
    notFetched: experienceRouteTexts.tourStatus,
    notLoaded: experienceRouteTexts.tourNotLoaded,
    back: { to: urls.tours, text: experienceRouteTexts.toTours },
    loading: experienceRouteTexts.loadingTour,
    at: urls.toursIn,
    page: urls.tour,
  },
} as const satisfies Record<ExperienceType, object>;

/** The message of the 'Error' panel. `status`: of the response, undefined if there was none. */
export function loadProblem(t: Translate, type: ExperienceType, status: number | undefined): string {
  const { notFound, notFetched, notLoaded } = experienceKinds[type];
  if (status === undefined) return t(notLoaded);
  return status === 404 ? t(notFound) : t(notFetched, { status: String(status) });
}
