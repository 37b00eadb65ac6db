import {
  type ExperienceList,
  type ExperienceSearch,
  experienceSearchParams,
  tourCategories,
} from '../../service/catalog/experiences/experience-search.ts';
import { placeSlug } from '../../service/catalog/plain-words.ts';
import { urls } from '../urls.ts';

/** The path of the list of a place, whatever its spelling: '/attraction/new-delhi'. */
export function placePath(type: ExperienceList['type'], place: string): string {
  const slug = placeSlug(place);
  return type === 'attraction' ? urls.attractionsIn(slug) : urls.toursIn(slug);
}

/** The path of a list, as links use it. */
export function listPath({ type, place, category }: ExperienceList): string {
  if (place) return placePath(type, place);
  const known = tourCategories.find((one) => one.type === category);
  if (known) return urls.toursOfKind(known.slug);
  return type === 'attraction' ? urls.allAttractions : urls.tours;
}

/** The list at that path; undefined if there is none. A category is found by its slug and by its type. */
export function listAt(path: string): ExperienceList | undefined {
  const [first, second, third, more] = path.split('/').filter(Boolean);
  if (more !== undefined) return undefined;
  if (first === 'all-attractions' && second === undefined) return { type: 'attraction', place: '', category: null };
  if (first === 'attraction' && second !== undefined && third === undefined) {
    return { type: 'attraction', place: readable(second), category: null };
  }
  if (first !== 'tour-packages' || second === undefined) return undefined;
  if (third === undefined) return { type: 'tour-package', place: readable(second), category: null };
  const known = tourCategories.find(({ slug, type }) => second === 'category' && (third === slug || third === type));
  return known && { type: 'tour-package', place: '', category: known.type };
}

/** A decoded path segment; a segment with an invalid encoding is returned unchanged. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a search. */
export function experienceListAddress(search: ExperienceSearch): string {
  const path = listPath(search);
  const query = experienceSearchParams(search).toString();
  return query ? `${path}?${query}` : path;
}

/** The target of a form without scripts that names a destination; undefined if it names none. */
export function requestedPlacePath(type: ExperienceList['type'], requested: URLSearchParams): string | undefined {
  const place = placeSlug((requested.get('destination') ?? '').slice(0, 100));
  if (!place) return undefined;
  const rest = new URLSearchParams([...requested].filter(([name, value]) => name !== 'destination' && value !== ''));
  const path = placePath(type, place);
  return rest.size > 0 ? `${path}?${rest}` : path;
}
