import type { Translate } from '../../messages/translate.ts';
import type { Found } from '../../service/catalog/lists/list.ts';
import { placeSlug } from '../../service/catalog/plain-words.ts';
import { urls } from '../urls.ts';

/** The link from a list to the page of its destination. */
export interface PlaceLink {
  readonly place: string;
  readonly to: string;
}

/** The address of a destination's page, by its English name. */
export const placeAddress = (name: string): string => urls.place(placeSlug(name));

/** The page of the place of a list; null for a state, a part of a place, or words. */
export function placeLink(t: Translate, { place }: Pick<Found<never, never>, 'place'>): PlaceLink | null {
  if (!place?.destination) return null;
  return { place: t.place(place.name), to: placeAddress(place.name) };
}
