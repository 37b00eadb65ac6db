import { defaultGuests, mostGuests } from '../../service/catalog/experiences/visit.ts';
import type { Parameters } from '../product/results-view.ts';
import { urls } from '../urls.ts';
import type { RequestedVisit } from './experience-list-view.ts';
import { placePath } from './list-address.ts';

/**
 * The target of a search (EXP-1, EXP-6): from a landing page (`path` null) the destination in lower case, from a list
 * the destination as a slug. Undefined without a destination, except on a list without a place (`placeless`), which
 * stays there.
 */
export function searchTarget(
  { type, place, date, guests }: RequestedVisit,
  path: string | null,
  keep: Parameters,
  placeless = false,
): string | undefined {
  const destination = place.trim();
  if (!destination && (path === null || !placeless)) return undefined;
  const query = new URLSearchParams();
  if (date) query.set('date', date);
  if (path !== null && Number.isInteger(guests) && guests > 0 && guests !== defaultGuests) {
    query.set('guests', String(Math.min(guests, mostGuests)));
  }
  for (const [name, value] of keep) query.append(name, value);
  const lowered = type === 'attraction' ? urls.attractionsIn : urls.toursIn;
  const destinationPath = path === null ? lowered(destination) : placePath(type, destination);
  const to = destination || path === null ? destinationPath : path;
  return query.size > 0 ? `${to}?${query}` : to;
}
