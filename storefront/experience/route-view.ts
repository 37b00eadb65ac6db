import { experiencePageViewTexts } from '../../messages/en/experience/page-view.ts';
import type { Translate } from '../../messages/translate.ts';
import type { RouteStop } from '../../service/catalog/experiences/route.ts';

/** The route of a tour in numbered parts: its days, or the stops of a single day. */
export interface RouteView {
  parts: {
    number: number;
    /** 'Day 3' */
    title: string;
    stops: RouteStop[];
  }[];
}

/** Null if fewer than two places are known, because no route can be drawn then. */
export function routeView(t: Translate, itinerary: readonly { day: number; stops: RouteStop[] }[]): RouteView | null {
  const known = itinerary
    .flatMap(({ stops }) => stops)
    .flatMap(({ at }) => (at ? [`${at.latitude} ${at.longitude}`] : []));
  if (new Set(known).size < 2) return null;
  const [first, second] = itinerary;
  if (first && !second) {
    return {
      parts: first.stops.map((stop, index) => ({
        number: index + 1,
        title: t(experiencePageViewTexts.stop, { number: index + 1 }),
        stops: [stop],
      })),
    };
  }
  return {
    parts: itinerary
      .filter(({ stops }) => stops.length > 0)
      .map(({ day, stops }) => ({ number: day, title: t(experiencePageViewTexts.day, { day }), stops })),
  };
}
